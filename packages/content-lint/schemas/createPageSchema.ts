import type { Tree } from '../catalogue/Tree';
import type { JsonSchema } from './JsonSchema';

/**
 * Creates the schema of a file of page messages from the keys of the file in the fallback locale. No key is required,
 * because missing messages come from the fallback locale.
 */
export function createPageSchema({ kind, children }: Tree): JsonSchema {
  if (kind === 'group') return createGroupSchema(children);
  if (kind === 'list') return { type: 'array', items: { type: 'string' } };
  if (kind !== 'entries') return kind === 'text' ? { type: 'string' } : {};
  // All entries share one schema.
  const { properties, ...entry } = createGroupSchema(children.flatMap((item) => item.children));
  const id = { enum: children.map(({ key }) => key) };
  return { type: 'array', items: { ...entry, properties: { ...properties, id }, required: ['id'] } };
}

function createGroupSchema(children: Tree[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(children.map((child) => [child.key, createPageSchema(child)])),
    additionalProperties: false,
  };
}
