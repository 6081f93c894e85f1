/** Pointer presses and IME compositions in progress, by the event that started them. */
const inputsInProgress = new Set<string>();

function trackInputType(startEvent: string, endEvents: string[]): void {
  addEventListener(startEvent, () => inputsInProgress.add(startEvent), true);
  for (const endEvent of endEvents) {
    addEventListener(endEvent, () => inputsInProgress.delete(startEvent), true);
  }
}

/** Starts to track pointer presses and IME compositions. */
export function trackInput(): void {
  // After a press that opens a context menu, `pointerup` may not be dispatched.
  trackInputType('pointerdown', ['pointerup', 'pointercancel', 'contextmenu']);
  trackInputType('compositionstart', ['compositionend']);
}

/** Resolves when no press or composition is in progress and the click of the last press has been dispatched. */
export async function waitForInputEnd(): Promise<void> {
  while (inputsInProgress.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
