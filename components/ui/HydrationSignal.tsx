'use client';

import { useEffect } from 'react';

/** Dispatches `hydrated` on `window` after hydration, for scripts that must not change the markup before. */
export function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
