/** Maximum time from `pointerup` to its click. Safari may wait 350 ms for a second tap. */
const CLICK_TIMEOUT_MS = 400;

/** Maximum duration of a press. Limits the delay if `pointerup` is not dispatched. */
const PRESS_TIMEOUT_MS = 3_000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const pending = new Set<() => void>();

/** Starts to track pointer presses. Further calls have no effect. */
export function trackPresses(): void {
  addEventListener('pointerdown', startPress, true);
  addEventListener('pointerup', endPressAfterClick, true);
  // No click follows `pointercancel`; after a press that opens a context menu, `pointerup` may not be dispatched.
  for (const type of ['click', 'pointercancel', 'contextmenu'])
    addEventListener(type, endPressAfterEvent, true);
}

/**
 * Resolves when no pointer is pressed and the click of the last press has been handled. If the layout changed earlier,
 * the pressed control would move, and the click would miss the control.
 */
export function waitForPressEnd(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => pending.add(resolve));
}

function startPress({ target, pointerType }: PointerEvent): void {
  // A mouse opens a select without a click, and the open list may receive the `pointerup`.
  isPressed = !(pointerType === 'mouse' && target instanceof HTMLSelectElement);
  endPress(isPressed ? PRESS_TIMEOUT_MS : 0);
}

function endPressAfterClick(): void {
  if (isPressed) endPress(CLICK_TIMEOUT_MS);
}

/** Ends the press after all listeners of the current event. */
function endPressAfterEvent(): void {
  if (isPressed) endPress(0);
}

/** Ends the press after a delay. */
function endPress(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const resolve of pending) resolve();
    pending.clear();
  }, ms);
}
