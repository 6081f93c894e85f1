import { defaultLocale } from '@/lib/shared/i18n/locales';
import { type ListName, pagedLists } from '@/lib/shared/i18n/paths';
import { loadList } from '../lists/loadList';
import { sectionsOf } from '../sections/sectionsOf';

/** How many entries a list has, the same number in every language; none where its section is hidden. */
export function listTotal(list: ListName): number {
  const { page, section } = pagedLists[list];
  const isShown = (sectionsOf(page) as string[]).includes(section);
  return isShown ? loadList[list](defaultLocale).length : 0;
}
