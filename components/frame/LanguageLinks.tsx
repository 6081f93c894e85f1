import type { MouseEvent } from 'react';
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { localePath, splitLocale } from '@/lib/i18n/paths';
import { rememberLocale } from '@/lib/i18n/rememberLocale';
import styles from './LanguageLinks.module.css';

type LanguageLinksProps = { locale: Locale; pathname: string; label: string };

/**
 * Links to the same page in each language, each language named in itself. With JavaScript a choice is remembered and
 * keeps query and hash.
 */
export function LanguageLinks({ locale, pathname, label }: LanguageLinksProps) {
  const { path } = splitLocale(pathname);
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, path)}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              onClick={(event) => choose(event, other)}
            >
              {localeInfo[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address is completed at the click, so that the link carries the query and hash of that moment. */
function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
  rememberLocale(locale);
  const link = event.currentTarget;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
