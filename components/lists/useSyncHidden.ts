import { type RefObject, useLayoutEffect } from 'react';

/**
 * Brings what is hidden of the first `onPage` entries in line with `shown`, the ids of those to be seen, once the list is
 * hydrated: React leaves attributes as it finds them then, and the script before it reads an entry's words off the page.
 */
export function useSyncHidden(
  root: RefObject<HTMLElement | null>,
  pageEntryCount: number,
  shown: readonly { id: string }[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on React writes every change
  useLayoutEffect(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const items = root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    for (const item of [...items].slice(0, pageEntryCount)) item.hidden = !ids.has(item.dataset.item ?? '');
  }, []);
}
