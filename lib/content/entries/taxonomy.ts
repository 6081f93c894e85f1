import { z } from 'zod';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Messages } from '../messages/messages';
import { readMessageJson } from '../messages/readMessages';

/** What cases, articles and news are filtered by: the groups of `messages/{locale}/taxonomy.json` that editors may add to. */
export const taxonomyGroups = ['industries', 'regions', 'tags', 'categories'] as const;

export type TaxonomyGroup = (typeof taxonomyGroups)[number];

/** An id of a group, as the English file has it: part of addresses (`?industry=`), and the same in every language. */
export type TaxonomyId<G extends TaxonomyGroup> = keyof Messages['taxonomy'][G];

/** The ids of a group, in the order of the English `taxonomy.json`. */
export function getTaxonomyIds<G extends TaxonomyGroup>(group: G): TaxonomyId<G>[] {
  const taxonomy = readMessageJson(defaultLocale, 'taxonomy.json') as Messages['taxonomy'];
  return Object.keys(taxonomy[group]) as TaxonomyId<G>[];
}

/**
 * The schema of a field that holds an id of a group. Which there are, `taxonomyIssues` compares, because the list is
 * content.
 */
export function createTaxonomyIdSchema<G extends TaxonomyGroup>(group: G) {
  return z.string().meta({ taxonomy: group }) as unknown as z.ZodType<TaxonomyId<G>>;
}
