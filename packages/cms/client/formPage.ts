/** Returns the selector of a field in the open form: the field with the path `items.0.title` in a locale. */
export function getFieldSelector(locale: string, path: string): string {
  const [pane, field] = [CSS.escape(locale), CSS.escape(path)];
  return `.pane[data-mode="edit"][data-locale="${pane}"] .field[data-key-path="${field}"]`;
}
