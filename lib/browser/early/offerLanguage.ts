import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { offeredLocale } from '@/lib/i18n/offeredLocale';
import { STORED_HINT } from '../protocol';
import { readStored } from './readStored';
import { readStoredLocale } from './readStoredLocale';

/**
 * Shows the hint that the page exists in a language the visitor reads, where its own is not among those of the browser
 * and no language was chosen. The hints stand hidden in the page, one for each other language.
 */
export function offerLanguage(): void {
  for (const hint of hints()) {
    hint.querySelector('button')?.addEventListener('click', () => {
      hint.hidden = true;
      try {
        localStorage.setItem(STORED_HINT, 'dismissed');
      } catch {
        // Storage filled up or was blocked since: the hint is closed on this page at least.
      }
    });
  }
  update();
  // A page that comes back from the browser's cache: a language may have been chosen meanwhile.
  addEventListener('pageshow', update);
}

function update(): void {
  const { lang } = document.documentElement;
  // Without storage the dismissal could not be kept: better no hint than one at every page.
  const isDismissed = readStored(STORED_HINT) !== null;
  const isWanted = isLocale(lang) && !readStoredLocale() && !isDismissed;
  const offered = isWanted ? offeredLocale(lang, navigator.languages, translations()) : undefined;
  for (const hint of hints()) hint.hidden = hint.dataset.hint !== offered;
}

function hints(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('aside[data-hint]');
}

/** The languages that the page's head says it is written in. */
function translations(): readonly Locale[] {
  return locales.filter((locale) => document.querySelector(`link[hreflang="${locale}"]`));
}
