import { addScript } from './addScript';
import { loadTypeface } from './loadTypeface';
import { openLate } from './openLate';
import { sources } from './pageScripts';

/**
 * Fetches the framework, the typeface and the manifest at the first sign of a person: a reader who only reads gets none
 * of it. The files' addresses stand in the page as JSON; they run in their order, the page's payload first, because the
 * framework closes the payload's stream when it starts. At once where a form has something to restore or to answer for,
 * or where a list cannot show yet what the address asks for.
 */
export function loadAtFirstSign(): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const options = { capture: true, passive: true };

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options);
    sources.forEach(addScript);
    loadTypeface();
    openLate();
  };
  for (const sign of signs) addEventListener(sign, start, options);

  document.addEventListener('DOMContentLoaded', () => {
    const restores = document.querySelector('form[data-restore]') && (location.search || hasDraft());
    if (restores || document.querySelector('[data-hurry]')) start();
  });
}

function hasDraft(): boolean {
  try {
    return localStorage.getItem('lead-draft') !== null;
  } catch {
    // Blocked storage throws: there is nothing to give back then.
    return false;
  }
}
