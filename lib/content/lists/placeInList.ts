import { archivePath, type ListName } from '@/lib/shared/i18n/paths';
import { pageAt } from '@/lib/shared/lists/paginate';
import { pageSizes } from './pageSizes';

/** The bare address of the page of a list on which the entry at a position stands; `hash` leads to the entry itself. */
export function placeInList(list: ListName, position: number, hash: string): string {
  const path = archivePath(list, pageAt(position, pageSizes[list]));
  return hash === '' ? path : path.replace(/(#.*)?$/, hash);
}
