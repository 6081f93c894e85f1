import { z } from 'zod';
import type { EntityFile } from '@/lib/content/entries/schemas';
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
  if (schema === undefined) return schemaOfValue(file.tree?.value);
  const json = z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;
  if (file.kind === 'post' || file.kind === 'page') return described(json, postDescriptions);
  const entry = described(json, fieldDescriptions[file.name as EntityFile]);
  return { type: 'object', properties: { items: { type: 'array', items: entry } }, required: ['items'] };
}

function described(schema: JsonSchema, descriptions: Record<string, string>): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]): [string, JsonSchema] => [
    name,
    { description: descriptions[name], ...property },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
