/** True if a form is open; false beside a list of forms. Forms have URLs such as `/admin/#/collections/lists/entries/team`. */
export function isFormOpen(): boolean {
  return /\/(?:entries\/[^/]+|new)/.test(location.hash);
}

/** Returns the selector of a field in the open form: the field with the path `items.0.title` in a locale. */
export function getFieldSelector(locale: string, path: string): string {
  const [pane, field] = [CSS.escape(locale), CSS.escape(path)];
  return `.pane[data-mode="edit"][data-locale="${pane}"] .field[data-key-path="${field}"]`;
}
