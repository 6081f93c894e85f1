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
  const { fallbackLocale, locales } = cmsOptions;
  const [ownLabels = {}, originalLabels = {}] = [labels.locale, fallbackLocale].map((locale) =>
    readGroup(group, locale, context),
  );
  const allLabels = locales.flatMap((locale) => Object.entries(readGroup(group, locale, context)));
  const otherLabels = Object.fromEntries(allLabels.filter(([id, label]) => label && !originalLabels[id]));
  const ids = schema?.taxonomy && Object.keys({ ...originalLabels, ...otherLabels });
  return (schema?.enum ?? (ids || undefined))?.map((id) => {
    const value = String(id);
    return { value, label: ownLabels[value] || otherLabels[value] || labels.getChoice(value) };
  });
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
