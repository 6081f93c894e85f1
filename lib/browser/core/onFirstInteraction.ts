const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls `act` once, when the visitor first moves, touches, types or scrolls; after the sign has been answered, which on a
 * slow phone would else wait for it.
 */
export function onFirstInteraction(act: () => void): void {
  const listener = () => {
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, listener);
    setTimeout(act);
  };
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, listener, { passive: true });
}
