import type { z } from 'zod';
import { findTaxonomyIssues } from './findTaxonomyIssues';
import { getTaxonomyIds } from './taxonomy';

/**
 * Reads a value of the message files by its schema, ids of `taxonomy.json` included. `place` says where it stands, unless the
 * caller does. Throws
 * an error of one line that names the fields which do not fit: `messages/facts.json: field "company.phone" …`.
 */
export function parseContent<T>(schema: z.ZodType<T>, value: unknown, place?: string): T {
  const parsed = schema.safeParse(value);
  const issues = [...(parsed.error?.issues ?? []), ...findTaxonomyIssues(schema, value, getTaxonomyIds)];
  if (issues.length === 0) return parsed.data as T;
  const lines = issues.map((issue) => `field "${issue.path.join('.')}" ${issue.message}`);
  throw new Error([place, lines.join('; ')].filter(Boolean).join(': '));
}
