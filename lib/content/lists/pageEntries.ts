import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { pageOf } from '@/lib/shared/lists/paginate';
import { listItems } from './listItems';
import { pageSizes } from './pageSizes';

export type ListEntry<N extends ListName> = Awaited<ReturnType<typeof pageEntries<N>>>[number];

/** The entries of a page of a list. */
export function pageEntries<N extends ListName>(list: N, locale: Locale, page: number) {
  return Promise.all(pageOf(listItems[list](locale), page, pageSizes[list]).map(({ entry }) => entry()));
}
