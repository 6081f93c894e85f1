'use client';

import { animate } from 'framer-motion/dom/mini';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** How much of an element is seen before it fades in. */
const VISIBLE = 0.1;

const DURATION = 0.5;

/**
 * Fades in the elements marked with `data-reveal` once a tenth of them is visible. Only what still lies below the
 * screen when this starts is touched: what the visitor sees already never disappears, and without scripts, for a
 * crawler and in print everything is simply there.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own elements
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (element) => element.getBoundingClientRect().top > window.innerHeight,
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          animate(target, { opacity: [0, 1] }, { duration: DURATION });
          target.removeAttribute('data-waiting');
        }
      },
      { threshold: VISIBLE },
    );
    for (const element of waiting) {
      element.dataset.waiting = '';
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of waiting) element.removeAttribute('data-waiting');
    };
  }, [pathname]);

  return null;
}
