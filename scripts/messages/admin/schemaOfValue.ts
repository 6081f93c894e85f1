import type { JsonSchema } from '../schemas/JsonSchema';

/** What may stand where this English page copy stands: the same keys, and the ids that the page's code knows. */
export function schemaOfValue(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOfItems(value) };
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([key, child]) => [key, schemaOfValue(child)]);
    return { type: 'object', properties: Object.fromEntries(properties) };
  }
  return { type: typeof value };
}

/** One schema for all items, which need not have the same keys. */
function schemaOfItems(items: unknown[]): JsonSchema {
  if (typeof items[0] !== 'object') return { type: 'string' };
  const { properties = {}, ...schema } = schemaOfValue(Object.assign({}, ...[...items].reverse()));
  if (!('id' in properties)) return { ...schema, properties };
  return {
    ...schema,
    properties: { ...properties, id: { enum: items.map((item) => (item as { id: string }).id) } },
  };
}
