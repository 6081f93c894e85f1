import { z } from 'zod';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { nodeAt, type Tree } from '../check/catalogue/Tree';
import { fieldDescriptions } from './fieldDescriptions';
import type { JsonSchema } from './JsonSchema';

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
    { description: descriptions[field], ...withMeanings(field, schema, taxonomy) },
  ]);
  return { ...entry, properties: Object.fromEntries(described), required: ['id'] };
}

/** A field that holds an id of taxonomy.json, with the ids that it lists and what each means. */
function withMeanings(
  field: string,
  { taxonomy: group, ...schema }: JsonSchema,
  taxonomy: Tree | undefined,
): JsonSchema {
  const labels = taxonomy && nodeAt(taxonomy, field === 'subject' ? 'subjects' : String(group));
  if (!labels) return schema;
  return {
    ...schema,
    enum: labels.children.map(({ key }) => key),
    enumDescriptions: labels.children.map(({ value }) => String(value)),
  };
}
