import { entityFiles } from '@/lib/content/entries/schemas';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { type SharedKind, sharedSchemas } from '../check/catalogue/getSchema';
import { getNode, type Tree } from '../check/catalogue/Tree';
import type { JsonSchema } from './JsonSchema';
import { toJsonSchema } from './toJsonSchema';

const $schema = 'http://json-schema.org/draft-07/schema#';

/** The JSON Schemas by which VS Code helps with each JSON file of the messages, by the file's name. */
export function buildSchemas(catalogue: Catalogue): Record<string, JsonSchema> {
  const english = catalogue.of(defaultLocale);
  const taxonomy = english.find(({ name }) => name === 'taxonomy.json')?.tree;
  const schemas: Record<string, JsonSchema> = {};
  for (const file of english) {
    if (!file.tree || (file.kind !== 'copy' && file.kind !== 'mail')) continue;
    schemas[file.name] = { $schema, ...inEnglish(toJsonSchema(file), file.tree) };
  }
  for (const name of Object.keys(entityFiles)) {
    const { properties, ...schema } = toJsonSchema({ kind: 'entities', name, tree: undefined });
    const items = translatable(properties?.items?.items ?? {}, taxonomy);
    schemas[name] = { ...schema, properties: { items: { type: 'array', items } } };
  }
  for (const kind of Object.keys(sharedSchemas) as SharedKind[]) {
    schemas[`${kind}.json`] = toJsonSchema({ kind, name: `${kind}.json`, tree: undefined });
  }
  return removeHintIds(schemas);
}

/** VS Code shows the description. It does not know the id of the hint. */
function removeHintIds<T>(schemas: T): T {
  const isHintId = (key: string, value: unknown) => key === 'hint' && typeof value === 'string';
  return JSON.parse(JSON.stringify(schemas, (key, value) => (isHintId(key, value) ? undefined : value)));
}

/** Page copy with each English text as description. Those of a list's entries differ, so they describe none. */
function inEnglish(schema: JsonSchema, { kind, value, children }: Tree): JsonSchema {
  if (kind === 'text') return { ...schema, description: `In English: ${value}` };
  if (kind !== 'group') return schema;
  const described = children.map((child) => [
    child.key,
    inEnglish(schema.properties?.[child.key] ?? {}, child),
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}

/** An entry of which nothing is required but the id, because English shows where a translation lacks a field. */
function translatable({ properties = {}, ...entry }: JsonSchema, taxonomy: Tree | undefined): JsonSchema {
  const described = Object.entries(properties).map(([field, schema]) => [
    field,
    withMeanings(field, schema, taxonomy),
  ]);
  return { ...entry, properties: Object.fromEntries(described), required: ['id'] };
}

/** A field that holds an id of taxonomy.json, with the ids that it lists and what each means. */
function withMeanings(
  field: string,
  { taxonomy: group, ...schema }: JsonSchema,
  taxonomy: Tree | undefined,
): JsonSchema {
  const labels = taxonomy && getNode(taxonomy, field === 'subject' ? 'subjects' : String(group));
  if (!labels) return schema;
  return {
    ...schema,
    enum: labels.children.map(({ key }) => key),
    enumDescriptions: labels.children.map(({ value }) => String(value)),
  };
}
