/** Pointer presses and IME compositions in progress, by the event that started them. */
const inProgress = new Set<string>();

function track(start: string, ...ends: string[]): void {
  addEventListener(start, () => inProgress.add(start), true);
  for (const end of ends) addEventListener(end, () => inProgress.delete(start), true);
}

/** Starts to track pointer presses and IME compositions. */
export function trackInput(): void {
  // After a press that opens a context menu, `pointerup` may not be dispatched.
  track('pointerdown', 'pointerup', 'pointercancel', 'contextmenu');
  track('compositionstart', 'compositionend');
}

/** Resolves when no press or composition is in progress. By then, the click of a press has been dispatched. */
export async function waitForInputEnd(): Promise<void> {
  while (inProgress.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
