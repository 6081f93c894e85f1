/** Puts into the head what waits in a `<noscript>` there: the manifest, which no first paint needs. */
export function openLate(): void {
  const late = document.querySelector('#late');
  if (late) late.outerHTML = late.textContent ?? '';
}
