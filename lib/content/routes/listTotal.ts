import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { PagedList } from '@/lib/shared/i18n/paths';
import { loadEntities } from '../entries/loadEntities';
import { loadKind } from '../entries/loadPosts';

/** How many entries a list has; the same number in every language. */
export function listTotal(list: PagedList): number {
  const entries =
    list === 'devices' ? loadEntities('devices.json', defaultLocale) : loadKind(list, defaultLocale);
  return entries.length;
}
