import { addScript } from './addScript';
import { loadTypeface } from './loadTypeface';
import { sources } from './pageScripts';

/**
 * Fetches the framework and the typeface at the first sign of a person: a reader who only reads gets none of it. The
 * files' addresses stand in the page as JSON; they run in their order, the page's payload first, because the framework
 * closes the payload's stream when it starts. At once where a form has something to restore or to answer for, or where
 * a list cannot show yet what the address asks for.
 */
export function loadAtFirstSign(): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const options = { capture: true, passive: true };

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options);
    sources.forEach(addScript);
    loadTypeface();
  };
  for (const sign of signs) addEventListener(sign, start, options);

  document.addEventListener('DOMContentLoaded', () => {
    let draft: string | null = null;
    try {
      draft = localStorage.getItem('lead-draft');
    } catch {
      // Blocked storage throws: there is nothing to give back then.
    }
    const restores = document.querySelector('form[data-restore]') && (draft || location.search);
    if (restores || document.querySelector('[data-hurry]')) start();
  });
}
