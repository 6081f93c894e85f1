import { animate } from 'framer-motion/dom/mini';

/** Whether the visitor wants rest, or the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Fades elements in or out (`opacity`: from, to) within so many seconds. Nothing moves where the visitor wants rest. */
export async function fade(elements: Element[], opacity: [number, number], seconds: number): Promise<void> {
  if (elements.length > 0 && !prefersReducedMotion())
    await animate(elements, { opacity }, { duration: seconds });
}
