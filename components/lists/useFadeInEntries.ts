import { animate } from 'framer-motion/dom/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/lib/browser/prefersReducedMotion';

const SECONDS = 0.3;

/** Fades in the entries that are new in `visibleIds`. No animation on first render or with reduced motion. */
export function useFadeInEntries(root: RefObject<HTMLElement | null>, visibleIds: string[]): void {
  const previousIds = useRef(visibleIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined ids change if and only if the ids change
  useLayoutEffect(() => {
    const addedIds = visibleIds.filter((id) => !previousIds.current.includes(id));
    previousIds.current = visibleIds;
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].filter(
      ({ dataset, hidden }) => !hidden && addedIds.includes(dataset.item ?? ''),
    );
    if (items.length > 0 && !prefersReducedMotion())
      animate(items, { opacity: [0, 1] }, { duration: SECONDS });
  }, [visibleIds.join(' ')]);
}
