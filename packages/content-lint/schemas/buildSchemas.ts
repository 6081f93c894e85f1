import type { TaxonomyOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import { getNode, type Tree } from '../catalogue/Tree';
import type { JsonSchema } from './JsonSchema';
import { toJsonSchema } from './toJsonSchema';

const $schema = 'http://json-schema.org/draft-07/schema#';

/** Builds the JSON Schemas that VS Code uses to validate and complete message files, by file name. */
export function buildSchemas(catalogue: Catalogue): Record<string, JsonSchema> {
  const { options, reader } = catalogue.workspace;
  const originalFiles = catalogue.getFiles(catalogue.fallback);
  const { taxonomy } = options;
  const taxonomyTree = originalFiles.find(({ name }) => name === taxonomy?.file)?.tree;
  const schemas: Record<string, JsonSchema> = {};
  for (const file of originalFiles) {
    if (!file.tree || (file.kind !== 'messages' && file.kind !== 'templates')) continue;
    schemas[file.name] = {
      $schema,
      ...addDescriptions(toJsonSchema(file, options), file.tree, catalogue.fallbackName),
    };
  }
  for (const [name, format] of reader.formats.localized) {
    if (format.kind !== 'entries') continue;
    const { properties, ...schema } = toJsonSchema({ format }, options);
    const items = makeFieldsOptional(properties?.items?.items ?? {}, taxonomyTree, taxonomy);
    schemas[name] = { ...schema, properties: { items: { type: 'array', items } } };
  }
  for (const [name, format] of reader.formats.shared) schemas[name] = toJsonSchema({ format }, options);
  return removeHintIds(schemas);
}

/** Removes the ids of hints, which are not JSON Schema. The hints themselves are the descriptions. */
function removeHintIds<T>(schemas: T): T {
  const isHintId = (key: string, value: unknown) => key === 'hint' && typeof value === 'string';
  return JSON.parse(JSON.stringify(schemas, (key, value) => (isHintId(key, value) ? undefined : value)));
}

/** Adds each original message as the description of its key, except in lists, whose entries share one schema. */
function addDescriptions(
  schema: JsonSchema,
  { kind, value, children }: Tree,
  fallbackName: string,
): JsonSchema {
  if (kind === 'text') return { ...schema, description: `In ${fallbackName}: ${value}` };
  if (kind !== 'group') return schema;
  const describedProperties = children.map((child) => [
    child.key,
    addDescriptions(schema.properties?.[child.key] ?? {}, child, fallbackName),
  ]);
  return { ...schema, properties: Object.fromEntries(describedProperties) };
}

/** Makes all fields of an entry optional except the id, because missing fields come from the fallback locale. */
function makeFieldsOptional(
  { properties = {}, ...entry }: JsonSchema,
  taxonomyTree: Tree | undefined,
  taxonomy: TaxonomyOptions | undefined,
): JsonSchema {
  const labelledProperties = Object.entries(properties).map(([field, schema]) => [
    field,
    addTaxonomyLabels(schema, taxonomyTree, taxonomy?.labelGroups?.[field]),
  ]);
  return { ...entry, properties: Object.fromEntries(labelledProperties), required: ['id'] };
}

/** Adds the allowed ids and their labels to a field that contains an id of the taxonomy. */
function addTaxonomyLabels(
  { taxonomy: group, ...schema }: JsonSchema,
  taxonomyTree: Tree | undefined,
  labelGroup = String(group),
): JsonSchema {
  const labels = taxonomyTree && getNode(taxonomyTree, labelGroup);
  if (!labels) return schema;
  return {
    ...schema,
    enum: labels.children.map(({ key }) => key),
    enumDescriptions: labels.children.map(({ value }) => String(value)),
  };
}
