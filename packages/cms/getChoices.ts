import type { FieldContext } from './FieldSource';
import type { JsonSchema } from './JsonSchema';

/** Returns the allowed values of a field with their labels, or undefined if the values are not restricted. */
export function getChoices(
  field: string,
  schema: JsonSchema | undefined,
  context: FieldContext,
): { value: string; label: string }[] | undefined {
  const { options, labels } = context;
  const group = schema?.taxonomy ?? options.taxonomy?.fields?.[field] ?? '';
  const ids = schema?.taxonomy && Object.keys(readGroup(group, options.fallbackLocale, context));
  const groupLabels = readGroup(group, labels.locale, context);
  return (schema?.enum ?? (ids || undefined))?.map((value) => ({
    value: String(value),
    label: groupLabels[String(value)] || labels.getChoice(String(value)),
  }));
}

/** Returns the labels of a group of the taxonomy, by id. */
function readGroup(
  group: string,
  locale: string,
  { options, content }: FieldContext,
): Record<string, string> {
  if (!options.taxonomy) return {};
  const groups = content.readJson(options.taxonomy.file, locale) as Record<string, Record<string, string>>;
  return groups?.[group] ?? {};
}
