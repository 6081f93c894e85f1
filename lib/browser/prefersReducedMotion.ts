/** True if the visitor prefers reduced motion, or if the browser does not support the media query. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
