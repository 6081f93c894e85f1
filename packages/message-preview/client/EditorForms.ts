/** The page with the forms in which editors change message files. */
export type EditorForms = {
  /** Returns the selector of the field of a text: `items.0.title`. */
  getFieldSelector(locale: string, path: string): string;
};
