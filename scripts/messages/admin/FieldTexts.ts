import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { getNode } from '../check/catalogue/Tree';
import type { JsonSchema } from '../schemas/JsonSchema';
import { choiceNames } from './choiceNames';
import { fieldNames } from './fieldNames';
import { formNames } from './formNames';
import { hints } from './hints';

/** Which group of taxonomy.json names the values of a field whose schema does not say so. */
const groups: Record<string, string> = { icon: 'modules', modules: 'modules', subject: 'subjects' };

/** Of a text that names its own field. In characters. */
const LONGEST = 28;

/** What the forms say, in the language of whoever fills them in. */
export class FieldTexts {
  constructor(
    private readonly catalogue: Catalogue,
    readonly locale: Locale,
  ) {}

  /**
   * The name of a key. Where it has none: the beginning of what is `shown` there in the editor's language; the key itself
   * in words, which are English, where nothing is.
   */
  labelOf(key: string, shown?: unknown): string {
    const words = this.locale === defaultLocale ? undefined : excerpt(shown);
    return fieldNames[key]?.[this.locale] ?? words ?? inWords(key);
  }

  /** The name of a form or a group of forms. */
  formName(name: string): string {
    return formNames[name]?.[this.locale] ?? inWords(name);
  }

  /** What a schema says of a field. */
  hintOf<Description extends string | undefined>(description: Description): Description | string {
    if (description === undefined || this.locale === 'en') return description;
    return hints[description]?.[this.locale] ?? description;
  }

  /** The values that a field may have, each with its name; undefined where it may have any. */
  choicesOf(field: string, schema: JsonSchema | undefined): { value: string; label: string }[] | undefined {
    const group = String(schema?.taxonomy ?? groups[field] ?? '');
    const values =
      schema?.enum ?? (schema?.taxonomy ? Object.keys(this.namesIn(group, defaultLocale)) : undefined);
    const names = this.namesIn(group, this.locale);
    return values?.map((value) => ({
      value: String(value),
      label: names[String(value)] || choiceNames[String(value)]?.[this.locale] || this.labelOf(String(value)),
    }));
  }

  private namesIn(group: string, locale: Locale): Record<string, string> {
    const tree = this.catalogue.find(locale, 'taxonomy.json')?.tree;
    return ((tree && getNode(tree, group)?.value) ?? {}) as Record<string, string>;
  }
}

/** The first text in a value, at most so long that it fits above a field. */
function excerpt(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .map(excerpt)
      .find((text) => text !== undefined);
  }
  if (typeof value !== 'string' || value === '') return undefined;
  return value.length > LONGEST ? `“${value.slice(0, LONGEST).trimEnd()}…”` : `“${value}”`;
}

/** `quickLinks` → "Quick links". */
function inWords(key: string): string {
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
