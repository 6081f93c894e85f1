import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { NewsItems } from './NewsItems';

/** The news centre: every news item, filtered by category. */
export async function NewsCentre() {
  const locale = await getLocale();
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const readMore = common('actions.readMore');
  const categories = taxonomyIds('categories');
  return (
    <Section id="news" tall>
      <SectionHead id="news" label={copy('news.label')} title={copy('news.title')} />
      <ListIsland
        name="news"
        component={NewsItems}
        props={{
          list: listFacts('news', locale, 'news-list'),
          entries: await pageEntries('news', locale, 1),
          groups: [
            {
              name: 'category',
              label: copy('news.category'),
              options: categories.map((value) => ({ value, label: taxonomy(`categories.${value}`) })),
            },
          ],
          labels: {
            search: copy('news.search'),
            showing: copy.raw('news.showing'),
            showingPart: copy.raw('news.showingPart'),
            emptyTitle: common('states.noDataShort'),
            emptyHint: copy('empty.hint'),
          },
          readMore,
        }}
      />
    </Section>
  );
}
