import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { news } from '@/lib/collections/news';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { NewsItems } from './NewsItems';

/** Section with the list of news items and its category filter. */
export async function NewsSection() {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return (
    <Section id="news" tall>
      <SectionHeader id="news" label={t('news.label')} title={t('news.title')} />
      <ListIsland
        collection={news}
        island="news"
        id="news-list"
        component={NewsItems}
        labels={{ emptyTitle: common('states.noDataShort'), emptyHint: t('empty.hint') }}
        extraProps={{ readMore: common('actions.readMore') }}
      />
    </Section>
  );
}
