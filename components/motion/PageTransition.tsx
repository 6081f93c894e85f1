'use client';

import { AnimateView } from 'framer-motion/animate-view';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * Cross-fades the main area when the pathname changes. Nothing is hidden before or without JavaScript. The one element
 * inside makes the page one picture to fade instead of one for each section.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <AnimateView
      key={usePathname()}
      enter={{ opacity: [0, 1] }}
      exit={{ opacity: [1, 0] }}
      transition={{ duration: 0.2 }}
    >
      <div>{children}</div>
    </AnimateView>
  );
}
