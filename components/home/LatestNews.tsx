import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadNews } from '@/lib/content/entries/loadPosts';
import { rowEntry } from '@/lib/content/lists/postEntries';
import { sectionPath } from '@/lib/content/sections/sectionsOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import styles from './LatestNews.module.css';
import { Thread } from './Thread';

const COUNT = 3;

/** The newest news items and the way to all of them. */
export async function LatestNews() {
  const copy = await getCopy('home');
  const { locale } = copy;
  const newest = await Promise.all(
    loadNews(locale)
      .slice(0, COUNT)
      .map((item) => rowEntry(item, locale)),
  );
  return (
    <Section id="latest-news">
      <SectionHead
        id="latest-news"
        label={copy('news.label')}
        title={copy('news.title')}
        viewAll={localePath(locale, sectionPath('insights', 'news'))}
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
