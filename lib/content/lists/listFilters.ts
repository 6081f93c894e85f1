import type { ListName } from '@/lib/shared/i18n/paths';
import type { TaxonomyGroup } from '../entries/taxonomy';

/**
 * The filters of each list in their order: the query parameter, and the taxonomy group that contains its values. Labels
 * and values of every filter are required by type.
 */
export const listFilters = {
  devices: {},
  insights: { tag: 'tags' },
  news: { category: 'categories' },
  cases: { industry: 'industries', region: 'regions' },
} as const satisfies Record<ListName, Record<string, TaxonomyGroup>>;

/** A value of type `V` for each filter of a list. */
export type ByFilter<N extends ListName, V> = Record<keyof (typeof listFilters)[N], V>;
