import { defaultLocale } from '@/lib/shared/i18n/locales';
import { type ListName, pagedLists } from '@/lib/shared/i18n/paths';
import { loadListEntries } from '../lists/loadListEntries';
import { getSections } from '../sections/getSections';

/** Returns the number of entries of a list, which is the same in every locale; 0 if its section is hidden. */
export function getListTotal(list: ListName): number {
  const { page, section } = pagedLists[list];
  const isShown = (getSections(page) as string[]).includes(section);
  return isShown ? loadListEntries[list](defaultLocale).length : 0;
}

/** Returns the lists that pages show: those with entries whose section is not hidden. */
export function getShownLists(): ListName[] {
  return (Object.keys(pagedLists) as ListName[]).filter((list) => getListTotal(list) > 0);
}
