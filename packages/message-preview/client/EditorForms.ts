/** The page with the forms in which editors change message files. */
export type EditorForms = {
  /** True if a form is open; false beside a list of forms. */
  isFormOpen(): boolean;
  /** Returns the selector of the field of a text: `items.0.title`. */
  getFieldSelector(locale: string, path: string): string;
};
