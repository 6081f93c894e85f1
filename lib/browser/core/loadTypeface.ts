/** Loads the typeface for this page in print, and for the next pages, if this one is drawn without it. */
export function loadTypeface(): void {
  // The pages without a language do without the typeface.
  if (document.querySelectorAll('link[as=font]').length === 0) return;
  const isVietnamese = document.documentElement.lang === 'vi';
  for (const face of document.fonts) {
    // The other faces are for single words (styles/fonts.css).
    const isForPages = face.display === 'optional' && face.family.includes('Vietnamese') === isVietnamese;
    if (isForPages) face.load().catch(() => {});
  }
}
