/** The presses and compositions of an input method that have begun and not ended, by the event that began them. */
const inProgress = new Set<string>();

function track(start: string, ...ends: string[]): void {
  addEventListener(start, () => inProgress.add(start), true);
  for (const end of ends) addEventListener(end, () => inProgress.delete(start), true);
}

/** Tracks presses and compositions from now on. */
export function trackInput(): void {
  // A context menu may keep the end of the press that opened it from the page.
  track('pointerdown', 'pointerup', 'pointercancel', 'contextmenu');
  track('compositionstart', 'compositionend');
}

/** Resolves when no press or composition is in progress. The click of a press is dispatched by then. */
export async function untilInputEnds(): Promise<void> {
  while (inProgress.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
