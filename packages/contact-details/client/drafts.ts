/** The visitor's input, and the idempotency key for sending it. */
type Draft = { values: Record<string, unknown>; idempotencyKey: string };

/**
 * Reads the draft from local storage, where it survives reloads, language changes and crashes. Returns undefined if
 * storage is blocked or the draft is invalid.
 */
export function readDraft(storageKey: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Draft> | null;
    if (!(draft?.values instanceof Object) || typeof draft.idempotencyKey !== 'string') return undefined;
    // Another script on the origin may have written anything else.
    const texts = Object.entries(draft.values).filter(([, value]) => typeof value === 'string');
    return { values: Object.fromEntries(texts), idempotencyKey: draft.idempotencyKey };
  } catch {
    return undefined;
  }
}

/** Saves the draft; `undefined` deletes it. */
export function saveDraft(storageKey: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(storageKey, JSON.stringify(draft));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full: the text stays only in the form.
  }
}
