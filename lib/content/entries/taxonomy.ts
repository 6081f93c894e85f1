import { z } from 'zod';
import type { Messages } from '../messages/namespaces';

/**
 * Groups of `messages/{locale}/taxonomy.json` that editors can extend. Lists of cases and posts are filtered by them;
 * `modules` contains the modules of the ERP, and a label for the id of each other service.
 */
export const taxonomyGroups = ['industries', 'regions', 'tags', 'categories', 'modules'] as const;

export type TaxonomyGroup = (typeof taxonomyGroups)[number];

/** Id in a group of the English file. It appears in URLs (`?industry=`) and is the same in every language. */
export type TaxonomyId<G extends TaxonomyGroup> = keyof Messages['taxonomy'][G];

/**
 * Returns the schema of a field that contains an id of a group. The allowed ids are content, so `findTaxonomyIssues`
 * validates them separately.
 */
export function createTaxonomyIdSchema<G extends TaxonomyGroup>(group: G) {
  return z.string().meta({ taxonomy: group }) as unknown as z.ZodType<TaxonomyId<G>>;
}
