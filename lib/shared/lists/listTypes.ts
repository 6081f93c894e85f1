import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** Data about a list that the browser needs in addition to the markup of the page. */
export type ListSummary = {
  /** The id of the list's element. */
  id: string;
  name: ListName;
  locale: Locale;
  /** Number of entries in the page, and number added by each load. */
  pageSize: number;
  /**
   * Number of entries by path of choices (`getChoicesPath`). The empty path counts all entries; paths without entries
   * are omitted.
   */
  counts: Record<string, number>;
  /** URL of the second page of the list, for visitors without scripts; undefined if the list has one page. */
  secondPageHref: string | undefined;
};
