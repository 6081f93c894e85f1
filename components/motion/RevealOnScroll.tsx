'use client';

import { animate } from 'framer-motion/dom/mini';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** How much of an element is seen before it fades in. */
const VISIBLE = 0.1;

const DURATION = 0.5;

/**
 * Fades in the elements marked with `data-reveal` once a tenth of them is visible. Only what lies below the screen when
 * a page has taken its place is touched: what the visitor sees already never disappears, and without scripts, for a
 * crawler and in print everything is simply there.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own elements
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const waiting = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (waiting.has(target) && isIntersecting) {
            waiting.delete(target);
            target.removeAttribute('data-waiting');
            animate(target, { opacity: [0, 1] }, { duration: DURATION });
          } else if (!waiting.has(target) && boundingClientRect.top >= (rootBounds?.bottom ?? 0)) {
            waiting.add(target);
            target.setAttribute('data-waiting', '');
          }
          if (!waiting.has(target)) observer.unobserve(target);
        }
      },
      { threshold: VISIBLE },
    );
    // The first report comes after the page has been scrolled to its place.
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const element of waiting) element.removeAttribute('data-waiting');
    };
  }, [pathname]);

  return null;
}
