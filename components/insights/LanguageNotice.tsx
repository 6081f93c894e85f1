import { getCopy } from '@/lib/content/texts/getCopy';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import styles from './PostHead.module.css';

/** That a text is in another language than its page, for want of a translation. */
export async function LanguageNotice({ lang }: { lang: Locale }) {
  const copy = await getCopy('insights');
  if (lang === copy.locale) return null;
  return (
    <p className={styles.notice}>
      {lang === defaultLocale ? copy('post.fallback') : copy(`post.original.${lang}`)}
    </p>
  );
}
