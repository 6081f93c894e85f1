import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fade, prefersReducedMotion } from '@/lib/browser/fade';

/** Leaving entries fade faster, to make room for entering ones. */
const ENTER_SECONDS = 0.3;
const LEAVE_SECONDS = 0.15;

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Fades entries of a list in and out. `visible` are the ids of the entries to show. Returns the ids of entries that
 * are fading out and must still be rendered. No animation on first render or with reduced motion.
 */
export function useFadeTransitions(
  root: RefObject<HTMLElement | null>,
  visible: string[],
): ReadonlySet<string> {
  const key = visible.join(' ');
  const [shown, setShown] = useState({ key, ids: visible });
  const [leaving, setLeaving] = useState(NO_IDS);
  if (shown.key !== key) {
    setShown({ key, ids: visible });
    setLeaving(prefersReducedMotion() ? NO_IDS : new Set(shown.ids.filter((id) => !visible.includes(id))));
  }

  const before = useRef(visible);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes if and only if the ids change
  useLayoutEffect(() => {
    const entering = visible.filter((id) => !before.current.includes(id));
    before.current = visible;
    void fade(getItems(root.current, entering), [0, 1], ENTER_SECONDS);
  }, [key]);

  useLayoutEffect(() => {
    if (leaving.size === 0) return;
    let isActive = true;
    const items = getItems(root.current, [...leaving]);
    fade(items, [1, 0], LEAVE_SECONDS).then(() => {
      for (const item of items) item.style.opacity = '';
      if (isActive) setLeaving(NO_IDS);
    });
    return () => {
      isActive = false;
    };
  }, [leaving, root]);

  return leaving;
}

function getItems(root: HTMLElement | null, ids: readonly string[]): HTMLElement[] {
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return items.filter(({ dataset, hidden }) => !hidden && ids.includes(dataset.item ?? ''));
}
