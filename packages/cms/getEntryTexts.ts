import path from 'node:path';
import { findTextFields } from 'message-files';
import type { FileForm } from './CmsOptions';
import type { FieldLabels } from './FieldLabels';
import { type JsonSchema, toJsonSchema } from './JsonSchema';

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
