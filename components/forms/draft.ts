import { STORED_DRAFT } from '@/lib/browser/protocol';

/** What a visitor has typed, and the idempotency key under which it will be sent. */
type Draft = { values: Record<string, unknown>; idempotencyKey: string };

/** The draft kept in local storage, to survive a reload, another language and a crash; none where storage is blocked. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(STORED_DRAFT) ?? 'null') as Partial<Draft> | null;
    const isComplete = typeof draft?.values === 'object' && typeof draft.idempotencyKey === 'string';
    return isComplete ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or with none forgets the one there is. */
export function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(STORED_DRAFT, JSON.stringify(draft));
    else localStorage.removeItem(STORED_DRAFT);
  } catch {
    // Blocked or full: the text stays in the form itself.
  }
}
