import type { Labels, Translations } from './CmsOptions';

/** Language of the words in keys, and of labels that are not translated. */
const KEY_LOCALE = 'en';

/** Maximum length of a message that serves as the label of its field, in characters. */
const MAX_EXCERPT_LENGTH = 28;

/** Labels and hints of the forms, in the editor's language. */
export class FieldLabels {
  /** `interpolate` replaces the placeholders in messages. */
  constructor(
    private readonly labels: Labels,
    readonly locale: string,
    private readonly interpolate = (text: string) => text,
  ) {}

  /**
   * Returns the label of a key. A key that is not in `labels.fields` is labelled with an excerpt of `displayedValue`,
   * its value in the editor's language, or with the key split into English words.
   */
  getLabel(key: string, displayedValue?: unknown): string {
    const excerpt = this.locale === KEY_LOCALE ? undefined : this.createExcerpt(displayedValue);
    return this.translate(this.labels.fields[key]) ?? excerpt ?? splitIntoWords(key);
  }

  /** Returns the label of a group of fields. */
  getGroupLabel(key: string, displayedValue?: unknown): string {
    return this.translate(this.labels.groups?.[key]) ?? this.getLabel(key, displayedValue);
  }

  /** Adds a mark to a label, for example that only drafts may lack the field. */
  addMark(label: string, mark: 'publicationMark' | 'generatedMark'): string {
    return label + (this.translate(this.labels[mark]) ?? '');
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

  /** Returns the first text in a value, in quotation marks and shortened to fit above a field. */
  private createExcerpt(value: unknown): string | undefined {
    if (typeof value === 'object' && value !== null) {
      return Object.values(value)
        .map((child) => this.createExcerpt(child))
        .find((excerpt) => excerpt !== undefined);
    }
    const text = typeof value === 'string' ? this.interpolate(value) : '';
    if (text === '') return undefined;
    return text.length > MAX_EXCERPT_LENGTH
      ? `“${text.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…”`
      : `“${text}”`;
  }

  private translate(translations: Translations | undefined): string | undefined {
    return translations?.[this.locale] ?? translations?.[KEY_LOCALE];
  }
}

/** `quickLinks` → "Quick links". */
function splitIntoWords(key: string): string {
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
