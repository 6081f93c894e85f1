import { entityFiles } from '@/lib/content/entries/schemas';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { type SharedKind, sharedSchemas } from '../check/catalogue/getSchema';
import { getNode, type Tree } from '../check/catalogue/Tree';
import type { JsonSchema } from './JsonSchema';
import { toJsonSchema } from './toJsonSchema';

const $schema = 'http://json-schema.org/draft-07/schema#';

/** Builds the JSON Schemas that VS Code uses to validate and complete message files, by file name. */
export function buildSchemas(catalogue: Catalogue): Record<string, JsonSchema> {
  const english = catalogue.getFiles(defaultLocale);
  const taxonomy = english.find(({ name }) => name === 'taxonomy.json')?.tree;
  const schemas: Record<string, JsonSchema> = {};
  for (const file of english) {
    if (!file.tree || (file.kind !== 'copy' && file.kind !== 'mail')) continue;
    schemas[file.name] = { $schema, ...addEnglishDescriptions(toJsonSchema(file), file.tree) };
  }
  for (const name of Object.keys(entityFiles)) {
    const { properties, ...schema } = toJsonSchema({ kind: 'entities', name, tree: undefined });
    const items = makeFieldsOptional(properties?.items?.items ?? {}, taxonomy);
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

/** Adds each English message as the description of its key. Lists are excluded, because their entries share one schema. */
function addEnglishDescriptions(schema: JsonSchema, { kind, value, children }: Tree): JsonSchema {
  if (kind === 'text') return { ...schema, description: `In English: ${value}` };
  if (kind !== 'group') return schema;
  const described = children.map((child) => [
    child.key,
    addEnglishDescriptions(schema.properties?.[child.key] ?? {}, child),
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Makes all fields of an entry optional except the id, because missing fields fall back to English. */
function makeFieldsOptional(
  { properties = {}, ...entry }: JsonSchema,
  taxonomy: Tree | undefined,
): JsonSchema {
  const described = Object.entries(properties).map(([field, schema]) => [
    field,
    addTaxonomyLabels(field, schema, taxonomy),
  ]);
  return { ...entry, properties: Object.fromEntries(described), required: ['id'] };
}

/** Adds the allowed ids and their labels to a field that contains an id of `taxonomy.json`. */
function addTaxonomyLabels(
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
