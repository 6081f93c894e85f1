import type { JsonSchema } from 'content-lint';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { FieldTexts } from './FieldTexts';

/** A value in a message file, as input for a form field. */
export type FieldSource = {
  /** Key of the value in its file. */
  name: string;
  schema: JsonSchema;
  /** Values of this field in existing files. They determine the size of a text box and the keys of a record. */
  samples: unknown[];
  /** Value in the editor's language. Used as the label if the key has no entry in `fieldNames`. */
  shown?: unknown;
  /** True if the field can be empty, even in the fallback language. */
  isOptional: boolean;
};

/** Settings shared by all fields of a form. */
export type FieldContext = {
  texts: FieldTexts;
  /** True if each language has a separate file. */
  isTranslated: boolean;
  /** Languages in which required fields must be filled in; the others use the fallback. `true` means all languages. */
  requiredIn: Locale[] | true;
  /** True for page copy and mails: all English texts are required, and the page's code defines the entries of lists. */
  isCopy: boolean;
  /**
   * True if the lists of all languages have the same entries in the same order. Only such lists can be edited together,
   * because forms match entries by their position.
   */
  isParallel: boolean;
};
