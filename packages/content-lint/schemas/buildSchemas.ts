import type { TaxonomyOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import { getNode, type Tree } from '../catalogue/Tree';
import type { JsonSchema } from './JsonSchema';
import { toJsonSchema } from './toJsonSchema';

const $schema = 'http://json-schema.org/draft-07/schema#';

/** Builds the JSON Schemas that VS Code uses to validate and complete message files, by file name. */
export function buildSchemas(catalogue: Catalogue): Record<string, JsonSchema> {
  const { options, reader } = catalogue.workspace;
  const english = catalogue.getFiles(catalogue.fallback);
  const { taxonomy } = options;
  const ids = english.find(({ name }) => name === taxonomy?.file)?.tree;
  const schemas: Record<string, JsonSchema> = {};
  for (const file of english) {
    if (!file.tree || (file.kind !== 'messages' && file.kind !== 'templates')) continue;
    schemas[file.name] = {
      $schema,
      ...addDescriptions(toJsonSchema(file, options), file.tree, catalogue.fallbackName),
    };
  }
  for (const [name, format] of reader.formats.localized) {
    if (format.kind !== 'entries') continue;
    const { properties, ...schema } = toJsonSchema({ format }, options);
    const items = makeFieldsOptional(properties?.items?.items ?? {}, ids, taxonomy);
    schemas[name] = { ...schema, properties: { items: { type: 'array', items } } };
  }
  for (const [name, format] of reader.formats.shared) schemas[name] = toJsonSchema({ format }, options);
  return removeHintIds(schemas);
}

/** VS Code shows the description. It does not know the id of the hint. */
function removeHintIds<T>(schemas: T): T {
  const isHintId = (key: string, value: unknown) => key === 'hint' && typeof value === 'string';
  return JSON.parse(JSON.stringify(schemas, (key, value) => (isHintId(key, value) ? undefined : value)));
}

/** Adds each message in the fallback language as the description of its key. Lists are excluded, because their entries share one schema. */
function addDescriptions(
  schema: JsonSchema,
  { kind, value, children }: Tree,
  fallbackName: string,
): JsonSchema {
  if (kind === 'text') return { ...schema, description: `In ${fallbackName}: ${value}` };
  if (kind !== 'group') return schema;
  const described = children.map((child) => [
    child.key,
    addDescriptions(schema.properties?.[child.key] ?? {}, child, fallbackName),
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Makes all fields of an entry optional except the id, because missing fields fall back to English. */
function makeFieldsOptional(
  { properties = {}, ...entry }: JsonSchema,
  ids: Tree | undefined,
  taxonomy: TaxonomyOptions | undefined,
): JsonSchema {
  const described = Object.entries(properties).map(([field, schema]) => [
    field,
    addTaxonomyLabels(schema, ids, taxonomy?.labelGroups?.[field]),
  ]);
  return { ...entry, properties: Object.fromEntries(described), required: ['id'] };
}

/** Adds the allowed ids and their labels to a field that contains an id of the taxonomy. */
function addTaxonomyLabels(
  { taxonomy: group, ...schema }: JsonSchema,
  ids: Tree | undefined,
  labelGroup = String(group),
): JsonSchema {
  const labels = ids && getNode(ids, labelGroup);
  if (!labels) return schema;
  return {
    ...schema,
    enum: labels.children.map(({ key }) => key),
    enumDescriptions: labels.children.map(({ value }) => String(value)),
  };
}
