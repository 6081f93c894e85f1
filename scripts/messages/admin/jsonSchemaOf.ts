import { z } from 'zod';
import type { EntityFile } from '@/lib/content/entries/schemas';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import type { MessageFile } from '../check/catalogue/MessageFile';
import { schemaOf } from '../check/catalogue/schemaOf';
import { fieldDescriptions } from '../schemas/fieldDescriptions';
import type { JsonSchema } from '../schemas/JsonSchema';
import { postDescriptions } from './postDescriptions';
import { schemaOfValue } from './schemaOfValue';

/**
 * What a translated file, or the front matter of one, may hold: by the schema that the site reads it with, for page copy
 * by the English texts.
 */
export function jsonSchemaOf(file: Pick<MessageFile, 'kind' | 'name' | 'tree'>): JsonSchema {
  const schema = schemaOf(file);
  if (schema === undefined) return copySchemaOf(file);
  const json = z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;
  if (file.kind === 'post' || file.kind === 'page') return described(json, postDescriptions);
  const entry = described(json, fieldDescriptions[file.name as EntityFile]);
  return { type: 'object', properties: { items: { type: 'array', items: entry } }, required: ['items'] };
}

/** The keys of page copy are those that the code asks for, but editors add to the groups of the taxonomy. */
function copySchemaOf({ name, tree }: Pick<MessageFile, 'name' | 'tree'>): JsonSchema {
  const schema = schemaOfValue(tree?.value);
  if (name !== 'taxonomy.json') return schema;
  const groups = taxonomyGroups.map((group) => [group, GROUP]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(groups) } };
}

const GROUP: JsonSchema = {
  type: 'object',
  description:
    'In the order of the filter. An id is part of addresses: small letters, digits and hyphens. Never change it.',
  propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  additionalProperties: { type: 'string' },
};

function described(schema: JsonSchema, descriptions: Record<string, string>): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]): [string, JsonSchema] => [
    name,
    { description: descriptions[name], ...property },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
