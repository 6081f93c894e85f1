import { defaultLocale } from '@/lib/shared/i18n/locales';
import { archivePath, type ListName, pages } from '@/lib/shared/i18n/paths';
import { pageAt } from '@/lib/shared/lists/paginate';
import { loadList } from './loadList';
import { pageSizes } from './pageSizes';

/** The bare address of the page of a list on which the entry at a position stands; `hash` leads to the entry itself. */
export function placeInList(list: ListName, position: number, hash: string): string {
  const path = archivePath(list, pageAt(position, pageSizes[list]));
  return hash === '' ? path : path.replace(/(#.*)?$/, hash);
}

/** The bare address of a customer case; of the page of all cases, where there is none of this id. */
export function casePath(id: string): string {
  const position = loadList.cases(defaultLocale).findIndex((item) => item.id === id);
  return position < 0 ? pages.cases : placeInList('cases', position, `#${id}`);
}
