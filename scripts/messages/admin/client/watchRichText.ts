/**
 * Returns a function that reports if a text was opened in the rich-text mode since the page was loaded. In that mode
 * Sveltia CMS rewrites the whole text and dispatches `Update` with it; in Markdown mode the value is empty.
 */
export function watchRichText(): () => boolean {
  let hasRichText = false;
  const note = (event: Event) => {
    if (event instanceof CustomEvent && event.detail?.value) hasRichText = true;
  };
  // The event does not bubble.
  document.addEventListener('Update', note, { capture: true });
  return () => hasRichText;
}
