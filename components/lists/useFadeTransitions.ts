import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fade } from '@/lib/browser/fade';
import { prefersReducedMotion } from '@/lib/browser/prefersReducedMotion';

/** Durations of the animations. Entries fade out faster than they fade in, to make room for new entries. */
const ENTER_SECONDS = 0.3;
const LEAVE_SECONDS = 0.15;

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Fades entries in and out when `visibleIds` changes. Returns the ids of entries that are fading out and must still be
 * rendered. No animation on first render or with reduced motion.
 */
export function useFadeTransitions(
  root: RefObject<HTMLElement | null>,
  visibleIds: string[],
): ReadonlySet<string> {
  const key = visibleIds.join(' ');
  const [rendered, setRendered] = useState({ key, ids: visibleIds });
  const [leavingIds, setLeavingIds] = useState(NO_IDS);
  if (rendered.key !== key) {
    setRendered({ key, ids: visibleIds });
    const removedIds = rendered.ids.filter((id) => !visibleIds.includes(id));
    setLeavingIds(prefersReducedMotion() ? NO_IDS : new Set(removedIds));
  }

  const previousIds = useRef(visibleIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes if and only if the ids change
  useLayoutEffect(() => {
    const addedIds = visibleIds.filter((id) => !previousIds.current.includes(id));
    previousIds.current = visibleIds;
    void fade(getVisibleItems(root.current, addedIds), [0, 1], ENTER_SECONDS);
  }, [key]);

  useLayoutEffect(() => {
    if (leavingIds.size === 0) return;
    let isActive = true;
    const items = getVisibleItems(root.current, [...leavingIds]);
    fade(items, [1, 0], LEAVE_SECONDS).then(() => {
      for (const item of items) item.style.opacity = '';
      if (isActive) setLeavingIds(NO_IDS);
    });
    return () => {
      isActive = false;
    };
  }, [leavingIds, root]);

  return leavingIds;
}

/** Returns the visible list items of the entries with the given ids. */
function getVisibleItems(root: HTMLElement | null, ids: readonly string[]): HTMLElement[] {
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return items.filter(({ dataset, hidden }) => !hidden && ids.includes(dataset.item ?? ''));
}
