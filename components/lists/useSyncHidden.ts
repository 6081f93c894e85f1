import { type RefObject, useLayoutEffect } from 'react';

/**
 * After hydration, hides the first `pageEntryCount` entries that are not in `shown`. React does not correct
 * attributes during hydration, and the script before hydration may hide other entries, because it searches only the
 * visible text.
 */
export function useSyncHidden(
  root: RefObject<HTMLElement | null>,
  pageEntryCount: number,
  shown: readonly { id: string }[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration; later changes are rendered by React
  useLayoutEffect(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const items = root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    for (const item of [...items].slice(0, pageEntryCount)) item.hidden = !ids.has(item.dataset.item ?? '');
  }, []);
}
