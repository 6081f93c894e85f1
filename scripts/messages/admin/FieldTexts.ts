import { type Catalogue, getNode, type JsonSchema } from 'content-lint';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { choiceNames } from './choiceNames';
import { fieldNames } from './fieldNames';
import { formNames } from './formNames';
import { getHint, type HintId } from './hints';

/** Groups of `taxonomy.json` with the labels of a field's values, for fields whose schema has no `taxonomy`. */
const labelGroups: Record<string, string> = { icon: 'modules', modules: 'modules', subject: 'subjects' };

/** Maximum length of a message that serves as the label of its field, in characters. */
const MAX_EXCERPT_LENGTH = 28;

/** Labels, hints and choices of the forms, in the editor's language. */
export class FieldTexts {
  constructor(
    private readonly catalogue: Catalogue,
    readonly locale: Locale,
  ) {}

  /**
   * Returns the label of a key. A key that is not in `fieldNames` is labelled with an excerpt of `shown`, its value in the
   * editor's language, or with the key split into English words.
   */
  getLabel(key: string, shown?: unknown): string {
    const excerpt = this.locale === defaultLocale ? undefined : createExcerpt(shown);
    return fieldNames[key]?.[this.locale] ?? excerpt ?? splitIntoWords(key);
  }

  /** Returns the name of a form or a group of forms. */
  getFormName(name: string): string {
    return formNames[name]?.[this.locale] ?? splitIntoWords(name);
  }

  /** Returns the hint with the given id, or undefined for a field without a hint. */
  getHint(id: HintId): string;
  getHint(id: string | undefined): string | undefined;
  getHint(id: string | undefined): string | undefined {
    return id && getHint(id as HintId, this.locale);
  }

  /** Returns the allowed values of a field with their labels, or undefined if the values are not restricted. */
  getChoices(field: string, schema: JsonSchema | undefined): { value: string; label: string }[] | undefined {
    const group = String(schema?.taxonomy ?? labelGroups[field] ?? '');
    const values =
      schema?.enum ?? (schema?.taxonomy ? Object.keys(this.readGroup(group, defaultLocale)) : undefined);
    const labels = this.readGroup(group, this.locale);
    return values?.map((value) => ({
      value: String(value),
      label:
        labels[String(value)] || choiceNames[String(value)]?.[this.locale] || this.getLabel(String(value)),
    }));
  }

  private readGroup(group: string, locale: Locale): Record<string, string> {
    const tree = this.catalogue.find(locale, 'taxonomy.json')?.tree;
    return ((tree && getNode(tree, group)?.value) ?? {}) as Record<string, string>;
  }
}

/** Returns the label of a key: its name in `fieldNames`, or the key split into English words. */
export function getFieldLabel(key: string, locale: Locale): string {
  return fieldNames[key]?.[locale] ?? splitIntoWords(key);
}

/** Returns the first text in a value, in quotation marks and shortened to fit above a field. */
function createExcerpt(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .map(createExcerpt)
      .find((text) => text !== undefined);
  }
  if (typeof value !== 'string' || value === '') return undefined;
  return value.length > MAX_EXCERPT_LENGTH
    ? `“${value.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…”`
    : `“${value}”`;
}

/** `quickLinks` → "Quick links". */
function splitIntoWords(key: string): string {
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
