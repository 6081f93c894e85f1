import { getLocale } from 'next-intl/server';
import { DateText } from '@/components/ui/DateText';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import type { Article } from '@/lib/content/loadPosts';
import { getCopy } from '@/lib/i18n/getCopy';
import { articlePath, localePath } from '@/lib/i18n/paths';
import styles from './ArticleCard.module.css';

/** An article in a list: its cover, date, title, summary and tags. */
export async function ArticleCard({ article }: { article: Article }) {
  const [locale, common, taxonomy] = [await getLocale(), await getCopy('common'), await getCopy('taxonomy')];
  const href = localePath(locale, articlePath(article.slug));
  return (
    <article className={styles.card} lang={article.lang === locale ? undefined : article.lang}>
      <Picture src={article.image} alt={article.imageAlt} width={640} height={400} />
      <div className={styles.text}>
        <p className={styles.date}>
          <DateText date={article.date} />
        </p>
        <h3>
          <a href={href}>{article.title}</a>
        </h3>
        <p>{article.summary}</p>
        <TagList items={article.tags.map((tag) => ({ id: tag, label: taxonomy(`tags.${tag}`) }))} />
        <a className={styles.more} href={href}>
          {common('actions.readMore')}
          <span className="visually-hidden">: {article.title}</span>
        </a>
      </div>
    </article>
  );
}
