const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** Calls `callback` with the focused element and each element that the visitor hovers over, touches or focuses. */
export function onPointerOrFocus(callback: (target: Element) => void): void {
  const notify = (target: unknown) => target instanceof Element && callback(target);
  for (const type of INTERACTION_EVENTS) {
    addEventListener(type, ({ target }) => notify(target), { capture: true, passive: true });
  }
  notify(document.activeElement);
}
