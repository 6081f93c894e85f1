/** True for a click with the primary button and without modifier keys, which open a link in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
