import path from 'node:path';
import type { CollectionFile } from '@sveltia/cms';
import { findTextFields, mapStrings } from 'message-lint/files';
import type { CmsOptions, FileForm, FormGroup } from './CmsOptions';
import { createFields } from './createField';
import type { FieldLabels } from './FieldLabels';
import type { FieldContext, FormContext } from './FieldSource';
import { deriveSchema, getEntryIds, type JsonSchema, toJsonSchema } from './JsonSchema';

/** Creates the form of a JSON file. */
export function createFileForm(
  { file, schema, properties, previewPath }: FileForm,
  { isPageMessages = false }: FormGroup,
  formContext: FormContext,
): CollectionFile {
  const { cmsOptions, content, labels } = formContext;
  const isTranslated = file.includes('{{locale}}');
  const sample = content.readJson(file, cmsOptions.fallbackLocale);
  const fileName = path.basename(file);
  const context: FieldContext = {
    ...formContext,
    isTranslated,
    // An entry of a list needs texts in one language only: see client/completeEntries.ts.
    areTextsRequired: !isTranslated || isPageMessages,
    isPageMessages,
    isParallel: hasSameEntries(cmsOptions.locales.map((locale) => content.readJson(file, locale))),
  };
  const jsonSchema = schema ? toJsonSchema(schema) : deriveSchema(sample);
  for (const [key, property] of Object.entries(properties ?? {})) {
    Object.assign(jsonSchema.properties ?? {}, { [key]: toJsonSchema(property) });
  }
  const interpolate = createInterpolator(cmsOptions, labels.locale);
  const readTexts = (locale: string) => {
    const texts = content.readJson(file, locale);
    return [locale === labels.locale ? mapStrings(texts, interpolate) : texts];
  };
  const translations = isPageMessages
    ? Object.fromEntries(cmsOptions.locales.map((locale) => [locale, readTexts(locale)]))
    : undefined;
  return {
    name: path.basename(file, '.json'),
    label: labels.getFormName(fileName),
    file,
    i18n: isTranslated,
    ...(isMapSchema(jsonSchema)
      ? { format: 'record', fields: createFields(toListSchema(jsonSchema), [], context) }
      : { format: 'messages', fields: createFields(jsonSchema, [sample], context, translations) }),
    preview_path: previewPath,
  };
}

function createInterpolator(cmsOptions: CmsOptions, locale: string): (text: string) => string {
  try {
    return cmsOptions.createInterpolator?.(locale) ?? ((text) => text);
  } catch {
    // Without a valid file of values, labels contain placeholders.
    return (text) => text;
  }
}

/** True if a file is a map with arbitrary keys. */
function isMapSchema({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined && typeof additionalProperties === 'object';
}

/** Returns the schema of the list that a form shows for a map with arbitrary keys. */
function toListSchema({ propertyNames, additionalProperties }: JsonSchema): JsonSchema {
  const properties = { from: propertyNames, to: additionalProperties } as Record<string, JsonSchema>;
  const items = { type: 'object', properties, required: ['from', 'to'] };
  return { type: 'object', properties: { entries: { type: 'array', items } } };
}

/** True if the files of all languages have the same entries in the same order. */
function hasSameEntries(files: unknown[]): boolean {
  const pathLists = files.map((value) => getEntryPaths(value).join());
  return pathLists.every((paths) => paths === pathLists[0]);
}

/** Returns the paths of all list entries with an id, such as `items.an.languages.vi`. */
function getEntryPaths(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids = Array.isArray(value) ? getEntryIds(value) : undefined;
  const childPaths = Object.entries(value).map(
    ([key, child], index) => [`${parent}.${ids?.[index] ?? key}`, child] as const,
  );
  const descendantPaths = childPaths.flatMap(([path, child]) => getEntryPaths(child, path));
  return ids ? [...childPaths.map(([path]) => path), ...descendantPaths] : descendantPaths;
}

/** Key of the list of entries in a file. */
const LIST = 'items';

/**
 * Returns the texts that an entry of a translated list needs in one language: the name of the file, and the labels of
 * the texts by dotted path. Returns an empty list for other files.
 */
export function getEntryTexts(
  { file, schema }: FileForm,
  labels: FieldLabels,
): [string, Record<string, string>][] {
  const entry = schema && file.includes('{{locale}}') && toJsonSchema(schema).properties?.[LIST]?.items;
  if (!entry) return [];
  const textFields = findTextFields(schema);
  const findRequiredTexts = (
    { properties = {}, required = [] }: JsonSchema,
    parent = '',
  ): [string, string][] =>
    required.flatMap((name) => {
      const field = properties[name];
      if (field?.type === 'object') return findRequiredTexts(field, `${parent}${name}.`);
      return textFields.has(`${LIST}.${parent}${name}`) ? [[parent + name, labels.getLabel(name)]] : [];
    });
  return [[path.basename(file, '.json'), Object.fromEntries(findRequiredTexts(entry))]];
}
