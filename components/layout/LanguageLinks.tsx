import { getLanguageTag, type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import styles from './LanguageLinks.module.css';
import { TranslationLink } from './pathLinks';

type LanguageLinksProps = { locale: Locale; isNotFoundPage: boolean; label: string };

/**
 * Links to the page in each locale, each labelled in its own language. `handleLinkClicks.ts` stores the visitor's
 * choice.
 */
export function LanguageLinks({ locale, isNotFoundPage, label }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {locales.map((linkLocale) => (
          <li key={linkLocale}>
            <TranslationLink
              locale={linkLocale}
              isNotFoundPage={isNotFoundPage}
              lang={getLanguageTag(linkLocale)}
              aria-current={linkLocale === locale ? 'true' : undefined}
            >
              {localeInfo[linkLocale].name}
            </TranslationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
