/** Fraction of an element that must be visible before it fades in. */
const VISIBLE_RATIO = 0.1;

/**
 * Fades in elements with `data-reveal` once a tenth of the element is visible. Only elements below the viewport are
 * hidden first, so visible content never disappears. Without scripts, for crawlers and in print, everything is visible.
 * CSS hides the elements (`data-reveal="waiting"`) and animates them (`shown`).
 */
export function fadeInOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { dataset } = target as HTMLElement;
        const isWaiting = dataset.reveal === 'waiting';
        // Elements that are not laid out yet have no `rootBounds`: the comparison with undefined is false, so they wait.
        if (isWaiting ? isIntersecting : boundingClientRect.top < (rootBounds?.bottom as number)) {
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
