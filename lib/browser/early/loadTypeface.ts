/** Fetches the typeface, for the pages after one that is drawn without it. */
export function loadTypeface(): void {
  for (const face of document.fonts) face.load().catch(() => {});
}
