const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls `act` once, when the visitor first moves, touches, types or scrolls; after the sign has been answered, which on a
 * slow phone would else wait for it.
 */
export function onFirstSign(act: () => void): void {
  const listener = () => {
    for (const sign of SIGNS) removeEventListener(sign, listener);
    setTimeout(act);
  };
  for (const sign of SIGNS) addEventListener(sign, listener, { passive: true });
}
