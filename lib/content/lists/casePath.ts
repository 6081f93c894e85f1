import { defaultLocale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { loadList } from './loadList';
import { placeInList } from './placeInList';

/** The bare address of a customer case; of the page of all cases, where there is none of this id. */
export function casePath(id: string): string {
  const position = loadList.cases(defaultLocale).findIndex((item) => item.id === id);
  return position < 0 ? pages.cases : placeInList('cases', position, `#${id}`);
}
