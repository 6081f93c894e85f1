/** How much of an element is seen before it fades in. */
const VISIBLE_RATIO = 0.1;

/**
 * Fades in the elements marked with `data-reveal` once a tenth of them is visible. Only what lies below the screen now
 * is touched: what the visitor sees already never disappears, and without scripts, for a crawler and in print
 * everything is simply there. The styles do the fading.
 */
export function fadeInOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { dataset } = target as HTMLElement;
        const isWaiting = dataset.reveal === 'waiting';
        if (isWaiting ? isIntersecting : boundingClientRect.top < (rootBounds?.bottom ?? 0)) {
          if (isWaiting) dataset.reveal = 'shown';
          observer.unobserve(target);
        } else {
          dataset.reveal = 'waiting';
        }
      }
    },
    { threshold: VISIBLE_RATIO },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
