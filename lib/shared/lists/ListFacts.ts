import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from './dataPaths';
import type { ListFilter } from './readView';

/** What the browser has to know of a list beyond what stands in the page. */
export type ListFacts = {
  /** The id of the list's element. */
  id: string;
  name: ListName;
  locale: Locale;
  /** How many entries there are. */
  total: number;
  /** How many entries are added at a time. */
  size: number;
  /** The ids of the entries that stand in the page. */
  onPage: string[];
  filters: ListFilter[];
  /** Where the further pages stand for readers without scripts; absent where every entry stands in the page. */
  archive: string | undefined;
};
