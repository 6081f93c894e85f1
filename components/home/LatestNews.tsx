import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { news } from '@/lib/collections/news';
import { loadPosts } from '@/lib/content/entries/posts';
import { createCard } from '@/lib/content/lists/createCard';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { getLocalePath } from '@/lib/i18n/paths';
import { getEntryPicture } from '@/lib/routes/getSiteRoutes';
import styles from './LatestNews.module.css';
import { Thread } from './Thread';

const MAX_NEWS_ITEMS = 3;

/** Section with the newest news items and a link to the full list. */
export async function LatestNews() {
  const t = await getTranslator('home');
  const { locale } = t;
  const newest = await Promise.all(
    loadPosts(news, locale)
      .slice(0, MAX_NEWS_ITEMS)
      .map(async (item) => ({
        ...(await createCard(news, item, locale)),
        image: getEntryPicture(news.page.getPicture(item), 'insights'),
      })),
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
              <Picture src={item.image} alt="" {...pictureFrames.case} />
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
