import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { NewsItems } from './NewsItems';

/** Section with the list of news items and its category filter. */
export async function NewsSection() {
  const [copy, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return (
    <Section id="news" tall>
      <SectionHeader id="news" label={copy('news.label')} title={copy('news.title')} />
      <ListIsland
        list="news"
        island="news"
        id="news-list"
        component={NewsItems}
        filters={[{ name: 'category', group: 'categories', label: copy('news.category') }]}
        labels={{
          search: copy('news.search'),
          showing: copy.raw('news.showing'),
          showingPart: copy.raw('news.showingPart'),
          emptyTitle: common('states.noDataShort'),
          emptyHint: copy('empty.hint'),
        }}
        more={{ readMore: common('actions.readMore') }}
      />
    </Section>
  );
}
