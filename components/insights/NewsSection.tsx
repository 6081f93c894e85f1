import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { NewsItems } from './NewsItems';

/** Section with the list of news items and its category filter. */
export async function NewsSection() {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return (
    <Section id="news" tall>
      <SectionHeader id="news" label={t('news.label')} title={t('news.title')} />
      <ListIsland
        list="news"
        island="news"
        id="news-list"
        component={NewsItems}
        filterLabels={{ category: t('news.category') }}
        labels={{
          search: t('news.search'),
          showing: t.raw('news.showing'),
          showingPart: t.raw('news.showingPart'),
          emptyTitle: common('states.noDataShort'),
          emptyHint: t('empty.hint'),
        }}
        extraProps={{ readMore: common('actions.readMore') }}
      />
    </Section>
  );
}
