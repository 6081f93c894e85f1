/** Time after a click in which another click counts as the second click of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Ignores the second click of a double click. The page may have changed, so the click would hit another element. */
export function ignoreDoubleClick(): void {
  const suppress = (event: UIEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) document.addEventListener(type, suppress, { capture: true });
  setTimeout(() => {
    for (const type of types) document.removeEventListener(type, suppress, { capture: true });
  }, DOUBLE_CLICK_MS);
}
