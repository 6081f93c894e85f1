import path from 'node:path';
import type { FileForm } from './CmsOptions';
import type { FieldLabels } from './FieldLabels';
import { type JsonSchema, toJsonSchema } from './JsonSchema';

/**
 * Returns the texts that an entry of a translated list needs in one language: the name of the file, and the labels of
 * the texts by dotted path. Returns an empty list for other files.
 */
export function getEntryTexts(
  { file, schema }: FileForm,
  labels: FieldLabels,
): [string, Record<string, string>][] {
  const entry =
    schema && file.includes('{{locale}}') ? toJsonSchema(schema).properties?.items?.items : undefined;
  return entry ? [[path.basename(file, '.json'), Object.fromEntries(findRequiredTexts(entry, labels))]] : [];
}

function findRequiredTexts(
  { properties = {}, required = [] }: JsonSchema,
  labels: FieldLabels,
  parent = '',
): [string, string][] {
  return required.flatMap((name): [string, string][] => {
    const schema = properties[name] ?? {};
    if (name === 'id') return [];
    if (schema.type === 'object') return findRequiredTexts(schema, labels, `${parent}${name}.`);
    return isText(schema.type === 'array' ? schema.items : schema)
      ? [[parent + name, labels.getLabel(name)]]
      : [];
  });
}

/** True for a text that differs between languages. */
export function isText({ type, enum: choices, pattern, format, taxonomy }: JsonSchema = {}): boolean {
  return type === 'string' && [choices, pattern, format, taxonomy].every((keyword) => keyword === undefined);
}
