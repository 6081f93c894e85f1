/**
 * Returns a function that returns true if a text was opened in rich-text mode since the page was loaded. In that mode
 * Sveltia CMS rewrites the whole text and dispatches the event `Update` with the new text. In Markdown mode the event
 * has no text.
 */
export function watchRichText(): () => boolean {
  let wasOpened = false;
  const handleUpdate = (event: Event) => {
    if (event instanceof CustomEvent && event.detail?.value) wasOpened = true;
  };
  // The event does not bubble.
  document.addEventListener('Update', handleUpdate, { capture: true });
  return () => wasOpened;
}
