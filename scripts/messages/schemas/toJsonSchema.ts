import { z } from 'zod';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getHint, type HintId } from '../admin/hints';
import { getSchema } from '../check/catalogue/getSchema';
import type { MessageFile } from '../check/catalogue/MessageFile';
import { createPageSchema } from './createPageSchema';
import type { JsonSchema } from './JsonSchema';

/**
 * Returns the JSON Schema of a message file or its front matter, derived from the site's Zod schema; for page messages,
 * from the English file.
 */
export function toJsonSchema(file: Pick<MessageFile, 'kind' | 'name' | 'tree'>): JsonSchema {
  const schema = getSchema(file);
  if (!schema) return file.tree ? createPageSchema(file.tree) : {};
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      const { hint } = jsonSchema as { hint?: HintId };
      if (hint) jsonSchema.description = getHint(hint, defaultLocale);
    },
  }) as JsonSchema;
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
