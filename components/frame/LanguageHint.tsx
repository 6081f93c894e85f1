'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales';
import { offeredLocale } from '@/lib/i18n/offeredLocale';
import { localePath, splitLocale } from '@/lib/i18n/paths';
import { readStoredLocale } from '@/lib/i18n/readStoredLocale';
import styles from './LanguageHint.module.css';

/** Remembers that the hint was closed. Not the key of the chosen language: closing it chooses none. */
const DISMISSED = 'language-hint';

export type LanguageHintProps = {
  locale: Locale;
  /** The hint in each language, for a visitor who reads that language. */
  texts: Record<Locale, Record<'label' | 'offer' | 'link' | 'dismiss', string>>;
};

/**
 * Offers a page in a language the visitor reads, where its own is not among those of the browser and no language was
 * chosen. It lies over the page, so that nothing moves, and never leads anywhere by itself. The boot script remembers
 * the choice when the link is followed.
 */
export function LanguageHint({ locale, texts }: LanguageHintProps) {
  const { path } = splitLocale(usePathname());
  const [offered, setOffered] = useState<Locale>();

  useEffect(() => {
    const update = () => {
      const wanted = offeredLocale(locale, navigator.languages, translationsOf(path));
      setOffered(wasDismissed() || readStoredLocale() ? undefined : wanted);
    };
    update();
    // A page that comes back from the browser's cache: a language may have been chosen meanwhile.
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [locale, path]);

  if (!offered) return null;
  const { label, offer, link, dismiss } = texts[offered];
  const close = () => {
    rememberDismissal();
    setOffered(undefined);
  };
  return (
    // Kept out of search results: a crawler's own languages are not a visitor's.
    <aside className={styles.hint} lang={offered} aria-label={label} data-nosnippet="">
      <p>
        {offer}{' '}
        <a href={localePath(offered, path)} hrefLang={offered}>
          {link}
        </a>
      </p>
      <button type="button" onClick={close}>
        {dismiss}
      </button>
    </aside>
  );
}

/** The languages that the page's own head says it is written in; all of them while the head is another page's. */
function translationsOf(path: string): readonly Locale[] {
  const written = locales.filter((locale) =>
    document.querySelector(`link[hreflang="${locale}"][href$="${localePath(locale, path)}"]`),
  );
  return written.length > 0 ? written : locales;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    // Without storage the dismissal could not be kept: better no hint than one at every page.
    return true;
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(DISMISSED, 'dismissed');
  } catch {
    // Storage filled up or was blocked since: the hint is closed on this page at least.
  }
}
