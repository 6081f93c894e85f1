import { useCallback } from 'react';
import { STORED_DRAFT } from '@/lib/browser/protocol';

/** What a visitor has typed, and the idempotency key under which it will be sent. */
export type Draft = { values: Record<string, unknown>; idempotencyKey: string };

/**
 * Keeps a draft in this browser's local storage, so that it survives a reload, another language, a crash and an hour
 * without network. Where storage is blocked there is no draft and nothing fails.
 */
export function useDraft() {
  const read = useCallback((): Draft | undefined => {
    try {
      const draft = JSON.parse(localStorage.getItem(STORED_DRAFT) ?? 'null') as Partial<Draft> | null;
      const whole = typeof draft?.values === 'object' && typeof draft.idempotencyKey === 'string';
      return whole ? (draft as Draft) : undefined;
    } catch {
      return undefined;
    }
  }, []);

  const write = useCallback((draft: Draft) => {
    try {
      localStorage.setItem(STORED_DRAFT, JSON.stringify(draft));
    } catch {
      // Blocked or full: the text stays in the form itself.
    }
  }, []);

  const clear = useCallback(() => {
    try {
      localStorage.removeItem(STORED_DRAFT);
    } catch {
      // Nothing was stored.
    }
  }, []);

  return { read, write, clear };
}
