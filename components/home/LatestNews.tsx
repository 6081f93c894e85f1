import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadNews } from '@/lib/content/entries/loadPosts';
import { createRowEntry } from '@/lib/content/lists/createPostEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import styles from './LatestNews.module.css';
import { Thread } from './Thread';

const MAX_NEWS_ITEMS = 3;

/** Section with the newest news items and a link to the full list. */
export async function LatestNews() {
  const t = await getTranslator('home');
  const { locale } = t;
  const newest = await Promise.all(
    loadNews(locale)
      .slice(0, MAX_NEWS_ITEMS)
      .map((item) => createRowEntry(item, locale)),
  );
  return (
    <Section id="latest-news">
      <SectionHeader
        id="latest-news"
        label={t('news.label')}
        title={t('news.title')}
        viewAllHref={getLocalePath(locale, getSectionPath('insights', 'news'))}
      />
      <div className={styles.news}>
        <ul>
          {newest.map((item) => (
            <li key={item.id}>
              <time dateTime={item.date}>
                {item.dateText}
                {item.note && ` · ${item.note}`}
              </time>
              <h3 lang={item.lang}>
                <a href={item.href}>{item.title}</a>
              </h3>
            </li>
          ))}
        </ul>
        <Thread />
      </div>
    </Section>
  );
}
