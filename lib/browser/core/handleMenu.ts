import { MENU } from '../protocol';

/**
 * Keeps the menu button's `aria-expanded` up to date, and closes the menu on Escape or when a link is clicked.
 * Opening and closing with the button needs no script. A clicked link also closes the panel that contains it, so that
 * the panel is not open when Back restores the page.
 */
export function handleMenu(): void {
  // `toggle` does not bubble, so it is handled in the capture phase.
  addEventListener(
    'toggle',
    () => {
      const details = document.querySelector<HTMLDetailsElement>(`[${MENU}]`);
      details?.querySelector('summary')?.setAttribute('aria-expanded', `${details.open}`);
    },
    true,
  );
  addEventListener('keydown', ({ key, isComposing }) => {
    // During a composition, Escape cancels the composition.
    if (key === 'Escape' && !isComposing) closeMenu()?.focus();
  });
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link) closeMenu();
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
}

/** Closes the menu if it is open, and returns its button. */
function closeMenu(): HTMLElement | null | undefined {
  const details = document.querySelector(`[${MENU}][open]`);
  details?.removeAttribute('open');
  return details?.querySelector('summary');
}
