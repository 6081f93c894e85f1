import { z } from 'zod';

/** The keywords of JSON Schema that the forms use. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  uniqueItems?: boolean;
  anyOf?: JsonSchema[];
  /** The alternatives of a discriminated union. */
  oneOf?: JsonSchema[];
  const?: unknown;
  /** Id of a help text. Set by `.meta({ hint })`. */
  hint?: string;
  /** Group of the taxonomy with the allowed values. Set by `.meta({ taxonomy })`. */
  taxonomy?: string;
  /** Key of the label of each item in a list. Set by `.meta({ itemLabel })`. */
  itemLabel?: string;
};

/** Converts a zod schema. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;
}

/** Derives a schema from the content of a file: no key is required, and the ids of list entries are fixed. */
export function deriveSchema(value: unknown): JsonSchema {
  if (typeof value === 'string') return { type: 'string' };
  if (typeof value !== 'object' || value === null) return {};
  if (!Array.isArray(value)) return createObjectSchema(Object.entries(value));
  const ids = getEntryIds(value);
  if (!ids) return { type: 'array', items: { type: 'string' } };
  // All entries share one schema.
  const { properties, ...entry } = createObjectSchema(value.flatMap((item) => Object.entries(item)));
  return {
    type: 'array',
    items: { ...entry, properties: { ...properties, id: { enum: ids } }, required: ['id'] },
  };
}

function createObjectSchema(entries: [string, unknown][]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, value]) => [key, deriveSchema(value)])),
    additionalProperties: false,
  };
}

/** Returns the ids of a list of entries; undefined for another list. */
export function getEntryIds(items: unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id);
  return ids.length > 0 && ids.every((id) => typeof id === 'string') ? ids : undefined;
}
