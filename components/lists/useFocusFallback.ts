import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when the focused control is hidden: to the message at the end of the list, or to the active filter.
 */
export function useFocusFallback(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!root.current?.contains(active) || !active?.closest('[hidden]')) return;
    const endMessage = active.closest('[data-empty]')
      ? null
      : root.current.querySelector<HTMLElement>('[data-end]');
    const filter = root.current.querySelector<HTMLElement>('[data-filter][aria-current]');
    (endMessage ?? filter)?.focus();
  });
}
