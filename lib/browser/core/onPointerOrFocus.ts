const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** Calls `act` with whatever a visitor points at, touches or focuses, and with what has the focus already. */
export function onPointerOrFocus(act: (target: Element) => void): void {
  const tell = (target: unknown) => target instanceof Element && act(target);
  for (const sign of INTERACTION_EVENTS) {
    addEventListener(sign, ({ target }) => tell(target), { capture: true, passive: true });
  }
  tell(document.activeElement);
}
