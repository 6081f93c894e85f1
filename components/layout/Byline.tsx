import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/lib/collections/articles';
import type { NewsItem } from '@/lib/collections/news';
import type { CustomPage } from '@/lib/content/entries/customPages';
import { getByline } from '@/lib/content/entries/posts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { formatDate } from '@/lib/i18n/formatDate';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './Byline.module.css';

/** The author and reviewer of a text, and the date on which its laws were last checked. */
export async function Byline({ text }: { text: Article | NewsItem | CustomPage }) {
  const t = await getTranslator('insights', text.lang);
  const { author, reviewer } = getByline(text);
  if (!author && !reviewer && !text.lawAsOf) return null;
  const portrait = (author ?? reviewer)?.avatar;
  return (
    <div className={styles.byline}>
      {portrait && <Picture src={portrait} alt="" width={56} height={56} eager />}
      <ul>
        {author && (
          <li {...getFallbackLang(author, 'role')}>
            {t('post.author', { name: author.name, role: author.role })}
          </li>
        )}
        {reviewer && (
          <li {...getFallbackLang(reviewer, 'role')}>
            {t('post.reviewer', { name: reviewer.name, role: reviewer.role })}
          </li>
        )}
        {text.lawAsOf && <li>{t('post.lawAsOf', { date: formatDate(text.lawAsOf, text.lang) })}</li>}
      </ul>
    </div>
  );
}
