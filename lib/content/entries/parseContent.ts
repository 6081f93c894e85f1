import { findTaxonomyIssues } from 'message-files';
import type { z } from 'zod';
import { getTaxonomyIds } from './getTaxonomyIds';
import type { TaxonomyGroup } from './taxonomy';

/**
 * Validates a value from a message file against its schema, and its taxonomy ids against `taxonomy.json`. Throws a
 * one-line error that names the invalid fields: `messages/facts.json: field "company.phone" …`. Omit `place` if the
 * caller adds the file name to the error.
 */
export function parseContent<T>(schema: z.ZodType<T>, value: unknown, place?: string): T {
  const parsed = schema.safeParse(value);
  const taxonomyIssues = findTaxonomyIssues<TaxonomyGroup>(schema, value, getTaxonomyIds);
  const issues = [...(parsed.error?.issues ?? []), ...taxonomyIssues];
  if (issues.length === 0) return parsed.data as T;
  const lines = issues.map((issue) => `field "${issue.path.join('.')}" ${issue.message}`);
  throw new Error([place, lines.join('; ')].filter(Boolean).join(': '));
}
