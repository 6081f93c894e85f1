import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import styles from './LanguageLinks.module.css';
import { TranslationLink } from './pathLinks';

type LanguageLinksProps = { locale: Locale; isNotFoundPage: boolean; label: string };

/** Links to the page in each locale, labelled in that language. The script in the head stores the visitor's choice. */
export function LanguageLinks({ locale, isNotFoundPage, label }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {locales.map((other) => (
          <li key={other}>
            <TranslationLink
              locale={other}
              isNotFoundPage={isNotFoundPage}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {localeInfo[other].name}
            </TranslationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
