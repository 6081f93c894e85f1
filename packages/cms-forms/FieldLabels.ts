import type { Labels, Translations } from './CmsOptions';

/** Language of the words in keys, and of labels that are not translated. */
const KEY_LOCALE = 'en';

/** Maximum length of a message that serves as the label of its field, in characters. */
const MAX_EXCERPT_LENGTH = 28;

/** Labels and hints of the forms, in the editor's language. */
export class FieldLabels {
  constructor(
    private readonly labels: Labels,
    readonly locale: string,
  ) {}

  /**
   * Returns the label of a key. A key that is not in `labels.fields` is labelled with an excerpt of `displayedValue`,
   * its value in the editor's language, or with the key split into English words.
   */
  getLabel(key: string, displayedValue?: unknown): string {
    const excerpt = this.locale === KEY_LOCALE ? undefined : createExcerpt(displayedValue);
    return this.translate(this.labels.fields[key]) ?? excerpt ?? splitIntoWords(key);
  }

  /** Returns the label of a group of fields. */
  getGroupLabel(key: string, displayedValue?: unknown): string {
    return this.translate(this.labels.groups?.[key]) ?? this.getLabel(key, displayedValue);
  }

  /** Marks the label of a field that only drafts may lack. */
  addPublicationMark(label: string): string {
    return label + (this.translate(this.labels.publicationMark) ?? '');
  }

  /** Marks the label of an id that the forms create. */
  addGeneratedMark(label: string): string {
    return label + (this.translate(this.labels.generatedMark) ?? '');
  }

  /** Returns the name of a form or a group of forms. */
  getFormName(name: string): string {
    return this.translate(this.labels.forms[name]) ?? splitIntoWords(name);
  }

  /** Returns the label of a choice. */
  getChoice(value: string): string {
    return this.translate(this.labels.choices[value]) ?? this.getLabel(value);
  }

  /** Returns a hint, or undefined for a field without a hint. Throws if a schema names an unknown id. */
  getHint(id: string): string;
  getHint(id: string | undefined): string | undefined;
  getHint(id: string | undefined): string | undefined {
    if (id === undefined) return undefined;
    const hint = this.labels.hints[id];
    if (!hint) throw new Error(`The labels have no hint "${id}". Add it, or correct the schema.`);
    return this.translate(hint);
  }

  private translate(translations: Translations | undefined): string | undefined {
    return translations?.[this.locale] ?? translations?.[KEY_LOCALE];
  }
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
