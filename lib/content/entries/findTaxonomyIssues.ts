import { z } from 'zod';
import type { TaxonomyGroup } from './taxonomy';

type Issue = z.core.$ZodIssueInvalidValue;

/**
 * What of a value is to be an id of `taxonomy.json` and is none, in the form of the schema library's own issues.
 * `idsOf` says which ids a group has, where that is known.
 */
export function findTaxonomyIssues(
  schema: z.ZodType,
  value: unknown,
  idsOf: (group: TaxonomyGroup) => readonly string[] | undefined,
  path: PropertyKey[] = [],
): Issue[] {
  const below = (part: z.ZodType, inner: unknown, key: PropertyKey) =>
    findTaxonomyIssues(part, inner, idsOf, [...path, key]);
  if (schema instanceof z.ZodOptional)
    return findTaxonomyIssues(schema.unwrap() as z.ZodType, value, idsOf, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => below(schema.element as z.ZodType, item, index));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      below(part as z.ZodType, (value as Record<string, unknown>)[key], key),
    );
  }
  const group = schema.meta()?.taxonomy as TaxonomyGroup | undefined;
  if (group === undefined || typeof value !== 'string') return [];
  const ids = idsOf(group);
  if (!ids || ids.includes(value)) return [];
  const message = `is "${value}", which ${group} of taxonomy.json lacks`;
  return [{ code: 'invalid_value', values: [...ids], input: value, path, message }];
}
