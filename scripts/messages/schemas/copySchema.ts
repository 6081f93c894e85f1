import type { Tree } from '../check/catalogue/Tree';
import type { JsonSchema } from './JsonSchema';

/**
 * The schema of a file of page copy: the keys of the English file, each with its English text as description. No key is
 * required, because English shows where a translation lacks one.
 */
export function copySchema(tree: Tree): JsonSchema {
  switch (tree.kind) {
    case 'text':
      return { type: 'string', description: `In English: ${tree.value}` };
    case 'group':
      return groupOf(tree.children);
    case 'entries':
      return { type: 'array', items: entryOf(tree) };
    case 'list':
      return { type: 'array', items: { type: 'string' } };
    case 'other':
      return {};
  }
}

function groupOf(children: Tree[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(children.map((child) => [child.key, copySchema(child)])),
    additionalProperties: false,
  };
}

/** All entries share one schema; their texts differ, so it describes none of them. */
function entryOf({ children }: Tree): JsonSchema {
  const fields = new Map(children.flatMap((entry) => entry.children.map((field) => [field.key, field])));
  const properties = [...fields.values()].map((field): [string, JsonSchema] => {
    const { description, ...schema } = copySchema(field);
    return [field.key, schema];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), id: { enum: children.map(({ key }) => key) } },
    required: ['id'],
    additionalProperties: false,
  };
}
