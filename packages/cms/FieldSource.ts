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
  /** Values of this field in page messages, by locale. The editor's language labels the field if its key has no label. */
  translations?: Record<string, unknown[]>;
  /** Languages in which the field must be filled in; the others use the fallback. `true` means all languages. */
  required: string[] | boolean;
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
  /** True if required texts must be filled in. In lists, the client script requires them in one language. */
  areTextsRequired: boolean;
  /** True for messages of pages (see `FormGroup`). */
  isPageMessages: boolean;
  /**
   * True if the lists of all languages have the same entries in the same order. Only such lists can be edited together,
   * because forms match entries by their position.
   */
  isParallel: boolean;
};
