import type { Locale } from '@/lib/shared/i18n/locales';
import type { JsonSchema } from '../schemas/JsonSchema';
import type { FieldTexts } from './FieldTexts';

/** A value of the messages as its form shows it. */
export type FieldSource = {
  /** The key of the value in its file. */
  name: string;
  schema: JsonSchema;
  /** What stands at its place in the files: says how long a text is, and which keys a record has. */
  samples: unknown[];
  /** What stands there in the language of whoever fills in the form, for a name where its key has none. */
  shown?: unknown;
  /** Whether the form may be left without it, in the language that others fall back to. */
  isOptional: boolean;
};

/** What a form's fields have in common: whose words name them, and how languages share them. */
export type FieldContext = {
  texts: FieldTexts;
  /** Whether the value stands in a file for each language. */
  isTranslated: boolean;
  /** The languages in which what is not optional has to be filled in: the others may fall back. */
  requiredIn: Locale[] | true;
  /** Page copy: every text that stands in English is asked for, and entries are those that the page's code knows. */
  isCopy: boolean;
  /**
   * Whether the lists of all languages hold the same entries in the same order. Only then can they be changed together:
   * a form takes the entry at the same place for the same one.
   */
  isParallel: boolean;
};
