import type { ContentLintOptions } from '../ContentLintOptions';
import type { JsonSchema } from '../schemas/JsonSchema';

/** Returns the placeholder text of a field in new content: its hint, or its label. */
export function getPlaceholderText(
  field: string,
  schema: JsonSchema | undefined,
  locale: string,
  { fields, scaffolding }: ContentLintOptions,
): string {
  const hint = schema?.hint && fields?.getHint?.(schema.hint, locale);
  return hint || (scaffolding?.getLabel(field, locale) ?? field);
}
