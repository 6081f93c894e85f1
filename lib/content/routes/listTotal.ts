import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { PagedList } from '@/lib/shared/i18n/paths';
import { loadEntities } from '../entries/loadEntities';
import { loadKind } from '../entries/loadPosts';
import { hasSection } from '../sections/sectionsOf';

/** How many entries a list has, the same number in every language; none where its section is hidden. */
export function listTotal(list: PagedList): number {
  const shown =
    list === 'devices'
      ? hasSection('services', 'devices')
      : list !== 'news' || hasSection('insights', 'news');
  if (!shown) return 0;
  const entries =
    list === 'devices' ? loadEntities('devices.json', defaultLocale) : loadKind(list, defaultLocale);
  return entries.length;
}
