import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getArchivePath, type ListName, pages } from '@/lib/shared/i18n/paths';
import { getPageNumber } from '@/lib/shared/lists/paginate';
import { loadListEntries } from './loadListEntries';
import { pageSizes } from './pageSizes';

/** The bare address of the page of a list on which the entry at a position stands; `hash` leads to the entry itself. */
export function getListPagePath(list: ListName, position: number, hash: string): string {
  const path = getArchivePath(list, getPageNumber(position, pageSizes[list]));
  return hash === '' ? path : path.replace(/(#.*)?$/, hash);
}

/** The bare address of a customer case; of the page of all cases, where there is none of this id. */
export function getCasePath(id: string): string {
  const position = loadListEntries.cases(defaultLocale).findIndex((item) => item.id === id);
  return position < 0 ? pages.cases : getListPagePath('cases', position, `#${id}`);
}
