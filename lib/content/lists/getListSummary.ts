import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getArchivePath, type ListName } from '@/lib/shared/i18n/paths';
import type { ListSummary } from '@/lib/shared/lists/listTypes';
import { groupByFilterChoices } from '@/lib/shared/lists/listView';
import { getListItems, type ListItem } from './getListItems';
import { pageSizes } from './pageSizes';

/** Returns the data that the browser needs beside the entries in the HTML. `id` is the id of the list element. */
export function getListSummary(name: ListName, locale: Locale, id: string): ListSummary {
  const items: ListItem[] = getListItems[name](locale);
  const pageSize = pageSizes[name];
  const counts = [...groupByFilterChoices(items)].map(([path, matches]) => [path, matches.length]);
  return {
    id,
    name,
    locale,
    pageSize,
    counts: Object.fromEntries(counts),
    secondPageHref: items.length > pageSize ? getLocalePath(locale, getArchivePath(name, 2)) : undefined,
  };
}
