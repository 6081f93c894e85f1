import { type RefObject, useLayoutEffect } from 'react';
import { prefersReducedMotion } from '@/lib/browser/prefersReducedMotion';

const DURATION_MS = 300;

/** Fades an element in whenever `state` changes, unless the new state is undefined. */
export function useFadeIn(element: RefObject<Element | null>, state: string | undefined): void {
  useLayoutEffect(() => {
    // Framer Motion, which the lists use, would add 3 kB to each form.
    if (state !== undefined && !prefersReducedMotion())
      element.current?.animate({ opacity: [0, 1] }, DURATION_MS);
  }, [element, state]);
}
