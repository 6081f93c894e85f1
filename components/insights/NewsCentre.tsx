import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadNews } from '@/lib/content/entries/loadPosts';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { newsEntry } from '@/lib/content/lists/rowEntry';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pageOf } from '@/lib/shared/lists/paginate';
import { NewsItems } from './NewsItems';

/** The news centre: every news item, filtered by category. */
export async function NewsCentre() {
  const locale = await getLocale();
  const news = loadNews(locale);
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const readMore = common('actions.readMore');
  const categories = taxonomyIds('categories');
  const list = listFacts('news', locale, news, {
    id: 'news-list',
    filters: [{ name: 'category', values: categories, of: ({ category }) => [category] }],
  });
  const entries = await Promise.all(pageOf(news, 1, pageSizes.news).map((item) => newsEntry(item, locale)));
  return (
    <Section id="news">
      <SectionHead id="news" label={copy('news.label')} title={copy('news.title')} />
      <ListIsland
        name="news"
        component={NewsItems}
        props={{
          list,
          entries,
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
