import { MENU } from '../protocol';

/**
 * Tells assistive technology whether the menu is open, and closes it on Escape and on the choice of a link. It opens and
 * closes with its button without any script.
 */
export function handleMenu(): void {
  // `toggle` does not bubble: it is caught on its way down.
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
    if (key === 'Escape' && !isComposing) close()?.focus();
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
}

/** Closes the menu where it is open, and returns its button. */
function close(): HTMLElement | null | undefined {
  const details = document.querySelector(`[${MENU}][open]`);
  details?.removeAttribute('open');
  return details?.querySelector('summary');
}
