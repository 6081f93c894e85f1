const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls `callback` once, after the visitor's first pointer move, touch, key press, focus change or scroll. The call
 * is a separate task, so that the response to the event is not delayed on slow phones.
 */
export function onFirstInteraction(callback: () => void): void {
  const listener = () => {
    for (const type of INTERACTION_EVENTS) removeEventListener(type, listener);
    setTimeout(callback);
  };
  for (const type of INTERACTION_EVENTS) addEventListener(type, listener, { passive: true });
}
