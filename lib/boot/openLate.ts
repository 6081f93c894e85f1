/** Puts into the head what waits in a `<noscript>` there. */
export function openLate(): void {
  const late = document.getElementById('late');
  document.head.insertAdjacentHTML('beforeend', late?.textContent ?? '');
  late?.remove();
}
