import { type RefObject, useLayoutEffect } from 'react';
import { fade } from '@/lib/browser/fade';

const DURATION_SECONDS = 0.3;

/** Fades an element in whenever `state` changes, unless the new state is undefined. */
export function useFadeIn(element: RefObject<Element | null>, state: string | undefined): void {
  useLayoutEffect(() => {
    if (state !== undefined && element.current) void fade([element.current], [0, 1], DURATION_SECONDS);
  }, [element, state]);
}
