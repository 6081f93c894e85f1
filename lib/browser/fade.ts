import { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from './prefersReducedMotion';

/** Fades elements from one opacity to another. Does nothing if the visitor prefers reduced motion. */
export async function fade(elements: Element[], opacity: [number, number], seconds: number): Promise<void> {
  if (elements.length > 0 && !prefersReducedMotion())
    await animate(elements, { opacity }, { duration: seconds });
}
