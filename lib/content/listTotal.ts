import { defaultLocale } from '@/lib/i18n/locales';
import type { PagedList } from '@/lib/i18n/paths';
import { loadEntities } from './loadEntities';
import { loadKind } from './loadPosts';

/** How many entries a list has; the same number in every language. */
export function listTotal(list: PagedList): number {
  const entries =
    list === 'devices' ? loadEntities('devices.json', defaultLocale) : loadKind(list, defaultLocale);
  return entries.length;
}
