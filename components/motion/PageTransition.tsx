'use client';

import { usePathname } from 'next/navigation';
import { useEffect, ViewTransition } from 'react';

/**
 * Cross-fades what is on the screen when the pathname changes. What changes places is an element that nobody sees: of
 * an element as tall as the page the browser would draw all of it, before and after. Nothing is hidden before or without
 * JavaScript.
 */
export function PageTransition() {
  // React leaves the screen itself out where it sees no boundary around what changed, unless it is named.
  useEffect(() => {
    document.documentElement.style.viewTransitionName = 'root';
  }, []);

  return (
    <ViewTransition key={usePathname()} enter="auto" exit="auto" default="none">
      <span hidden />
    </ViewTransition>
  );
}
