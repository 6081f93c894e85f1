/** Whether a click is a plain one: with the first button and no key that opens the link elsewhere. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
