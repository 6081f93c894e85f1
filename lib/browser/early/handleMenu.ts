import { MENU } from '../protocol';

/**
 * Tells assistive technology whether the menu is open, and closes it on Escape and on the choice of a link. It opens and
 * closes with its button without any script.
 */
export function handleMenu(): void {
  const menu = () => document.querySelector<HTMLDetailsElement>(`[${MENU}]`);
  // `toggle` does not bubble: it is caught on its way down.
  addEventListener(
    'toggle',
    () => {
      const details = menu();
      details?.querySelector('summary')?.setAttribute('aria-expanded', `${details.open}`);
    },
    true,
  );
  addEventListener('keydown', ({ key }) => {
    const details = menu();
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    const details = menu();
    if (details && (target as Element).closest('a')) details.open = false;
  });
}
