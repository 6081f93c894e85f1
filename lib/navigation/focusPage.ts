/**
 * Moves the focus to what a navigation led to, so that a screen reader and the Tab key go on from there: the place the
 * address names, else the main area.
 */
export function focusPage(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const place = document.getElementById(id) ?? document.getElementById('main');
  if (!place) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
