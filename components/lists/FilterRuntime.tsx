'use client';

import { useLayoutEffect } from 'react';
import { applyFilters } from '@/lib/filters/applyFilters';

/** Makes a list's filter links work in place, with the address and the Back button in step. */
export function FilterRuntime({ id }: { id: string }) {
  useLayoutEffect(() => {
    const root = document.getElementById(id);
    if (!root) return;
    const apply = () => applyFilters(root, location.search);
    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !('filter' in link.dataset || 'clear' in link.dataset)) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.pushState(null, '', link.search === '' ? location.pathname : link.search);
      apply();
    };
    apply();
    root.addEventListener('click', choose);
    window.addEventListener('popstate', apply);
    return () => {
      root.removeEventListener('click', choose);
      window.removeEventListener('popstate', apply);
    };
  }, [id]);
  return null;
}
