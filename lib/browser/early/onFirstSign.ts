const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Calls `act` once, when the visitor first moves, touches, types or scrolls. */
export function onFirstSign(act: () => void): void {
  const listener = () => {
    for (const sign of SIGNS) removeEventListener(sign, listener);
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, listener, { passive: true });
}
