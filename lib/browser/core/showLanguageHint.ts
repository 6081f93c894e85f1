import { STORED_HINT } from '../protocol';
import { readLocalStorage } from './readLocalStorage';
import { readStoredLocale } from './storedLocale';

/**
 * Shows the hint that the page exists in a language the visitor reads, where its own is not among those of the browser
 * and no language was chosen. The hints stand hidden in the page, one for each other language. A button and Escape close
 * it; what had the focus is gone then, and the page's main region takes it.
 */
export function showLanguageHint(): void {
  addEventListener('click', close);
  addEventListener('keydown', close);
  update();
  // A page that comes back from the browser's cache: a language may have been chosen meanwhile.
  addEventListener('pageshow', update);
}

function close({ target, key, isComposing }: Event & { key?: string; isComposing?: boolean }): void {
  const hint = document.querySelector<HTMLElement>('[data-hint]:not([hidden])');
  // During a composition, Escape cancels the composition.
  if (!hint || isComposing || (key ? key !== 'Escape' : target !== hint.querySelector('button'))) return;
  if (hint.contains(target as Node)) document.querySelector('main')?.focus({ preventScroll: true });
  hint.hidden = true;
  try {
    localStorage.setItem(STORED_HINT, 'dismissed');
  } catch {
    // Storage filled up or was blocked since: the hint is closed on this page at least.
  }
}

/** Without storage a dismissal could not be kept: better no hint than one at every page. */
function update(): void {
  const preferred = offeredLocale();
  // Storage is asked last: a page waits for the first look into it.
  const offered = preferred && !readStoredLocale() && readLocalStorage(STORED_HINT) === null && preferred;
  for (const hint of document.querySelectorAll<HTMLElement>('[data-hint]')) {
    hint.hidden = hint.dataset.hint !== offered;
  }
}

/** The first of the browser's languages that the page is written in as well, by its head, if its own is none of them. */
function offeredLocale(): string | undefined {
  const accepted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  if (accepted.includes(document.documentElement.lang)) return undefined;
  return accepted.find((locale) => document.querySelector(`link[hreflang="${locale}"]`));
}
