import { STORED_HINT_DISMISSED } from '../protocol';
import { readLocalStorage } from './readLocalStorage';
import { readStoredLocale } from './storedLocale';

/**
 * Shows a hint that the page exists in a language of the visitor, if the browser does not list the page's own
 * language and the visitor has not chosen one. The page contains one hidden hint per other locale. A button or Escape
 * closes the hint; a focus inside the hint moves to `<main>`.
 */
export function showLanguageHint(): void {
  addEventListener('click', closeHint);
  addEventListener('keydown', closeHint);
  updateHints();
  // When the page returns from the back/forward cache, the visitor may have chosen a language on another page.
  addEventListener('pageshow', updateHints);
}

function closeHint({ target, key, isComposing }: Event & { key?: string; isComposing?: boolean }): void {
  const hint = document.querySelector('[data-shown]');
  // During a composition, Escape cancels the composition.
  if (!hint || isComposing || (key ? key !== 'Escape' : target !== hint.querySelector('button'))) return;
  if (hint.contains(target as Node)) document.querySelector('main')?.focus({ preventScroll: true });
  hint.removeAttribute('data-shown');
  document.documentElement.removeAttribute('data-has-hint');
  try {
    localStorage.setItem(STORED_HINT_DISMISSED, 'true');
  } catch {
    // Storage is full or blocked: the hint is closed on this page only.
  }
}

/** Shows or hides the hints. Without storage no hint is shown, because a dismissal could not be stored. */
function updateHints(): void {
  const hintLocale = findPreferredLocale();
  // Storage is read last: the first access is slow.
  const isShown = !!hintLocale && !readStoredLocale() && readLocalStorage(STORED_HINT_DISMISSED) === null;
  document.documentElement.toggleAttribute('data-has-hint', isShown);
  for (const hint of document.querySelectorAll<HTMLElement>('[data-hint]')) {
    hint.toggleAttribute('data-shown', isShown && hint.dataset.hint === hintLocale);
  }
}

/**
 * Returns the first language of the browser in which the page exists (`hreflang` links); undefined if the browser
 * lists the language of the page.
 */
function findPreferredLocale(): string | undefined {
  const [locale, ...accepted] = [document.documentElement.lang, ...navigator.languages].map(getPrimarySubtag);
  if (accepted.includes(locale)) return undefined;
  return accepted.find((language) => document.querySelector(`link[hreflang="${language}"]`));
}

/** Returns the language of a BCP 47 tag without its script or region. */
function getPrimarySubtag(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
