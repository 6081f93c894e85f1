import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getArchivePath, type ListName, pages } from '@/lib/shared/i18n/paths';
import { getPageNumber } from '@/lib/shared/lists/paginate';
import { loadListEntries } from './loadListEntries';
import { pageSizes } from './pageSizes';

/**
 * Returns the path, without a locale, of the page of a list that contains the entry at a position. `hash` is the
 * fragment of the entry, such as `#article12`; empty if entries have no anchor.
 */
export function getListPagePath(list: ListName, position: number, hash: string): string {
  const path = getArchivePath(list, getPageNumber(position, pageSizes[list]));
  return hash === '' ? path : path.replace(/(#.*)?$/, hash);
}

/** Returns the path, without a locale, of a customer case; the path of the cases page if the id is unknown. */
export function getCasePath(id: string): string {
  const position = loadListEntries.cases(defaultLocale).findIndex((item) => item.id === id);
  return position < 0 ? pages.cases : getListPagePath('cases', position, `#${id}`);
}
