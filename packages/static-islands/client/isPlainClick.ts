/** True for a click with the primary button and without modifier keys, which would open the link elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
