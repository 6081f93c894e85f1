import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { getPage } from '@/lib/shared/lists/paginate';
import { getListItems } from './getListItems';
import { pageSizes } from './pageSizes';

export type ListEntry<N extends ListName> = Awaited<ReturnType<typeof getPageEntries<N>>>[number];

/** Creates the entries on one page of a list. */
export function getPageEntries<N extends ListName>(list: N, locale: Locale, page: number) {
  return Promise.all(getPage(getListItems[list](locale), page, pageSizes[list]).map(({ entry }) => entry()));
}
