import { z } from 'zod';
import type { MessageFile } from '../check/catalogue/MessageFile';
import { schemaOf } from '../check/catalogue/schemaOf';
import { copySchema } from './copySchema';
import type { JsonSchema } from './JsonSchema';

/**
 * What a message file, or the front matter of one, may hold: by the schema that the site reads it by, for page copy by
 * the English texts.
 */
export function jsonSchemaOf(file: Pick<MessageFile, 'kind' | 'name' | 'tree'>): JsonSchema {
  const schema = schemaOf(file);
  if (!schema) return file.tree ? copySchema(file.tree) : {};
  const json = z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;
  if (file.kind !== 'entities') return json;
  const { $schema, ...items } = json;
  return {
    $schema,
    type: 'object',
    properties: { items: { type: 'array', items } },
    required: ['items'],
    additionalProperties: false,
  };
}
