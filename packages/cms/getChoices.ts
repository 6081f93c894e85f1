import type { FieldContext } from './FieldSource';
import type { JsonSchema } from './JsonSchema';

/** Returns the allowed values of a field with their labels, or undefined if the values are not restricted. */
export function getChoices(
  field: string,
  schema: JsonSchema | undefined,
  context: FieldContext,
): { value: string; label: string }[] | undefined {
  const { cmsOptions, labels } = context;
  const group = schema?.taxonomy ?? cmsOptions.taxonomy?.fields?.[field] ?? '';
  const ids = schema?.taxonomy && Object.keys(readGroup(group, cmsOptions.fallbackLocale, context));
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
  { cmsOptions, content }: FieldContext,
): Record<string, string> {
  if (!cmsOptions.taxonomy) return {};
  const groups = content.readJson(cmsOptions.taxonomy.file, locale) as Record<string, Record<string, string>>;
  return groups?.[group] ?? {};
}
