/** Whether a click is a plain one: with the first button and no key that opens the link elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
