/**
 * Returns a function that is true if a text was opened in rich-text mode since the page was loaded. In that mode Sveltia CMS
 * rewrites the whole text and dispatches `Update` with it; in Markdown mode the value is empty.
 */
export function watchRichText(): () => boolean {
  let hasRichText = false;
  const handleUpdate = (event: Event) => {
    if (event instanceof CustomEvent && event.detail?.value) hasRichText = true;
  };
  // The event does not bubble.
  document.addEventListener('Update', handleUpdate, { capture: true });
  return () => hasRichText;
}
