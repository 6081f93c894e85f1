import { localePath } from '@/lib/shared/i18n/localePath';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import styles from './LanguageLinks.module.css';

type LanguageLinksProps = { locale: Locale; path: string; label: string };

/** Links to the same page in each language, named in itself; the script in the head remembers a choice. */
export function LanguageLinks({ locale, path, label }: LanguageLinksProps) {
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
            >
              {localeInfo[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
