import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** What the browser has to know of a list beyond what stands in the page. */
export type ListSummary = {
  /** The id of the list's element. */
  id: string;
  name: ListName;
  locale: Locale;
  /** How many entries stand in the page, and are added at a time. */
  size: number;
  /** How many entries fit some choices, by their path; the empty one counts them all, what nothing fits is absent. */
  counts: Record<string, number>;
  /** Where the further pages stand for readers without scripts; absent where every entry stands in the page. */
  archive: string | undefined;
};
