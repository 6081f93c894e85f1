import { z } from 'zod';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { nodeAt, type Tree } from '../check/catalogue/Tree';
import { fieldDescriptions } from './fieldDescriptions';
import type { JsonSchema } from './JsonSchema';

/** Which group of taxonomy.json says what the values of a field mean. */
const taxonomyGroups: Record<string, string> = {
  industry: 'industries',
  region: 'regions',
  subject: 'subjects',
};

/**
 * The schema of a list of entries, from the one that the site reads it by: with descriptions of fields and values, and
 * no field required but `id`, because English shows where a translation lacks one.
 */
export function entitySchema(file: EntityFile, taxonomy: Tree | undefined): JsonSchema {
  const entry = z.toJSONSchema(entityFiles[file], { target: 'draft-7' }) as JsonSchema;
  return {
    type: 'object',
    properties: { items: { type: 'array', items: translatable(entry, fieldDescriptions[file], taxonomy) } },
    required: ['items'],
    additionalProperties: false,
  };
}

function translatable(
  { $schema, properties = {}, ...entry }: JsonSchema,
  descriptions: Record<string, string>,
  taxonomy: Tree | undefined,
): JsonSchema {
  const described = Object.entries(properties).map(([field, schema]): [string, JsonSchema] => [
    field,
    { description: descriptions[field], ...schema, ...meanings(field, schema, taxonomy) },
  ]);
  return { ...entry, properties: Object.fromEntries(described), required: ['id'] };
}

function meanings(field: string, schema: JsonSchema, taxonomy: Tree | undefined): JsonSchema {
  const group = taxonomyGroups[field];
  const labels = group === undefined ? undefined : taxonomy && nodeAt(taxonomy, group);
  if (!labels || !schema.enum) return {};
  return { enumDescriptions: schema.enum.map((value) => String(nodeAt(labels, String(value))?.value ?? '')) };
}
