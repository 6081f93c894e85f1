import { countBy } from '@/lib/content/lists/countBy';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { archivePath, type PagedList, pagedLists } from '@/lib/shared/i18n/paths';
import type { ListName } from '@/lib/shared/lists/dataPaths';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pageOf } from '@/lib/shared/lists/paginate';

type Filter<T> = { name: string; values: readonly string[]; of: (entry: T) => readonly string[] };

/** How many entries a search adds at a time where the list itself stands in the page as a whole. */
const SEARCH_SIZE = 12;

/** What the browser has to know of a list, from its entries. `filters`: the values of each, and those of an entry. */
export function listFacts<T extends { id: string } | { slug: string }>(
  name: ListName,
  locale: Locale,
  entries: readonly T[],
  { id, filters }: { id: string; filters: Filter<T>[] },
): ListFacts {
  const paged = isPaged(name) ? name : undefined;
  const first = paged ? pageOf(entries, 1, pageSizes[paged]) : entries;
  const count = (counted: readonly T[], filter: Filter<T>) => {
    const counts = countBy(counted, filter.of);
    return Object.fromEntries(filter.values.map((value) => [value, counts.get(value) ?? 0]));
  };
  return {
    id,
    name,
    locale,
    total: entries.length,
    size: paged ? pageSizes[paged] : SEARCH_SIZE,
    onPage: first.map((entry) => ('slug' in entry ? entry.slug : entry.id)),
    filters: filters.map((filter) => ({
      name: filter.name,
      counts: count(entries, filter),
      onPage: count(first, filter),
    })),
    archive:
      paged && entries.length > pageSizes[paged] ? localePath(locale, archivePath(paged, 2)) : undefined,
  };
}

function isPaged(name: ListName): name is PagedList {
  return Object.hasOwn(pagedLists, name);
}
