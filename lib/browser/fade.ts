import { animate } from 'framer-motion/dom/mini';

/** True if the visitor prefers reduced motion, or if the browser does not support the media query. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Fades elements from one opacity to another. Does nothing if the visitor prefers reduced motion. */
export async function fade(elements: Element[], opacity: [number, number], seconds: number): Promise<void> {
  if (elements.length > 0 && !prefersReducedMotion())
    await animate(elements, { opacity }, { duration: seconds });
}
