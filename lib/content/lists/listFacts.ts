import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { archivePath, type ListName } from '@/lib/shared/i18n/paths';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { groupByChoices } from './groupByChoices';
import { type ListItem, listItems } from './listItems';
import { pageSizes } from './pageSizes';

/** What the browser has to know of a list beyond the entries that stand in the page; `id` is its element's. */
export function listFacts(name: ListName, locale: Locale, id: string): ListFacts {
  const items: ListItem[] = listItems[name](locale);
  const size = pageSizes[name];
  const counts = [...groupByChoices(items)].map(([path, found]) => [path, found.length]);
  return {
    id,
    name,
    locale,
    size,
    counts: Object.fromEntries(counts),
    archive: items.length > size ? localePath(locale, archivePath(name, 2)) : undefined,
  };
}
