import { z } from 'zod';
import type { ContentLintOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { createPageSchema } from './createPageSchema';
import type { JsonSchema } from './JsonSchema';

/**
 * Returns the JSON Schema of a message file or its front matter, derived from the Zod schema of its format; for page
 * messages, from the keys of the file.
 */
export function toJsonSchema(
  { format, tree }: Pick<MessageFile, 'format'> & Partial<Pick<MessageFile, 'tree'>>,
  { locales, fields }: Pick<ContentLintOptions, 'locales' | 'fields'>,
): JsonSchema {
  if (!format.schema) return tree ? createPageSchema(tree) : {};
  const json = z.toJSONSchema(format.schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      const { hint } = jsonSchema as JsonSchema;
      if (hint) jsonSchema.description = fields?.getHint?.(hint, locales.fallback);
    },
  }) as JsonSchema;
  if (format.kind !== 'entries') return json;
  const { $schema, ...items } = json;
  return {
    $schema,
    type: 'object',
    properties: { items: { type: 'array', items } },
    required: ['items'],
    additionalProperties: false,
  };
}
