import type { CmsOptions } from './CmsOptions';
import type { ContentReader } from './ContentReader';
import type { FieldLabels } from './FieldLabels';
import type { JsonSchema } from './JsonSchema';

/** A value in a file, as input for a form field. */
export type FieldSource = {
  /** Key of the value in its file. */
  name: string;
  schema: JsonSchema;
  /** Values of this field in existing files. They determine the size of a text box and the keys of a map. */
  samples: unknown[];
  /** Value in the editor's language. Used as the label if the key has no label. */
  displayedValue?: unknown;
  /** True if the field can be empty, even in the fallback language. */
  isOptional: boolean;
};

/** Context of all forms of a configuration. */
export type FormContext = {
  cmsOptions: CmsOptions;
  content: ContentReader;
  labels: FieldLabels;
};

/** Context of all fields of a form. */
export type FieldContext = FormContext & {
  /** True if each language has a separate file. */
  isTranslated: boolean;
  /** Languages in which required texts must be filled in; the others use the fallback. `true` means all languages. */
  requiredLocales: string[] | boolean;
  /** True for messages of pages (see `FormGroup`). */
  isPageMessages: boolean;
  /**
   * True if the lists of all languages have the same entries in the same order. Only such lists can be edited together,
   * because forms match entries by their position.
   */
  isParallel: boolean;
};
