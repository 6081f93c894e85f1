import { z } from 'zod';

type Issue = z.core.$ZodIssueInvalidValue;

/**
 * Returns an issue, in Zod's format, for each string in `value` that must be an id of the taxonomy but is not. A schema
 * refers to a group of ids with `.meta({ taxonomy: 'tags' })`. `getIds` returns the ids of a group, or undefined if they
 * are unknown; unknown groups are not checked. An enumeration has ids of its own; the group only has its labels.
 */
export function findTaxonomyIssues<Group extends string>(
  schema: z.ZodType,
  value: unknown,
  getIds: (group: Group) => readonly string[] | undefined,
  path: PropertyKey[] = [],
): Issue[] {
  const findIssuesInside = (part: z.ZodType, inner: unknown, key: PropertyKey) =>
    findTaxonomyIssues(part, inner, getIds, [...path, key]);
  if (schema instanceof z.ZodOptional)
    return findTaxonomyIssues(schema.unwrap() as z.ZodType, value, getIds, path);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject<{ type: z.ZodType }>[];
    const type = (value as { type?: unknown } | null)?.type;
    const option = options.find(({ shape }) => shape.type.safeParse(type).success);
    return option ? findTaxonomyIssues(option, value, getIds, path) : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => findIssuesInside(schema.element as z.ZodType, item, index));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      findIssuesInside(part as z.ZodType, (value as Record<string, unknown>)[key], key),
    );
  }
  const group = schema.meta()?.taxonomy as Group | undefined;
  if (group === undefined || schema instanceof z.ZodEnum || typeof value !== 'string') return [];
  const ids = getIds(group);
  if (!ids || ids.includes(value)) return [];
  const message = `is "${value}", which is not in "${group}" of the taxonomy`;
  return [{ code: 'invalid_value', values: [...ids], input: value, path, message }];
}
