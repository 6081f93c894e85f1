import { getLanguageNote } from '@/lib/collections/posts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import styles from './PostHeader.module.css';

/** Notice that a text is not translated into the page's locale. Null if the text is in the page's locale. */
export async function LanguageNotice({ lang }: { lang: Locale }) {
  const t = await getTranslator('insights');
  if (lang === t.locale) return null;
  const { original } = loadMessages(t.locale).messages.insights.post;
  return (
    <p className={styles.notice}>
      {lang === defaultLocale ? t('post.fallback') : getLanguageNote(original, lang)}
    </p>
  );
}
