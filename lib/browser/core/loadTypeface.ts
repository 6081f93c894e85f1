/** Loads the typeface for print and for the next pages. This page may be rendered without the typeface. */
export function loadTypeface(): void {
  // Pages without a locale do not use the typeface.
  if (document.querySelectorAll('link[as=font]').length === 0) return;
  const isVietnamese = document.documentElement.lang === 'vi';
  for (const face of document.fonts) {
    // The other font faces are used for single words only (styles/fonts.css).
    const isForPages = face.display === 'optional' && face.family.includes('Vietnamese') === isVietnamese;
    if (isForPages) face.load().catch(() => {});
  }
}
