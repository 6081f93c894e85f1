import { getTranslator } from '@/lib/content/messages/getTranslator';
import { defaultLocale, type Locale, localeInfo } from '@/lib/shared/i18n/locales';
import styles from './PostHeader.module.css';

/** Notice that a text is not translated into the page's locale. Null if the text is in the page's locale. */
export async function LanguageNotice({ lang }: { lang: Locale }) {
  const t = await getTranslator('insights');
  if (lang === t.locale) return null;
  const key = `post.original.${lang as 'zh'}` as const;
  return (
    <p className={styles.notice}>
      {lang === defaultLocale ? t('post.fallback') : t.has(key) ? t(key) : localeInfo[lang].name}
    </p>
  );
}
