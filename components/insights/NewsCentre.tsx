import { getLocale } from 'next-intl/server';
import { FilterableList } from '@/components/lists/FilterableList';
import { loadLabels } from '@/components/lists/loadLabels';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadNews } from '@/lib/content/loadPosts';
import { categories } from '@/lib/content/schemas';
import { listFacts } from '@/lib/data/listFacts';
import { newsEntry } from '@/lib/data/rowEntry';
import { getCopy } from '@/lib/i18n/getCopy';
import { pageSizes } from '@/lib/lists/pageSizes';
import { pageOf } from '@/lib/lists/paginate';
import { NewsItem } from './NewsItem';
import { NewsItems } from './NewsItems';

/** The news centre: every news item, filtered by category. */
export async function NewsCentre() {
  const locale = await getLocale();
  const news = loadNews(locale);
  const [copy, common, taxonomy] = [
    await getCopy('insights'),
    await getCopy('common'),
    await getCopy('taxonomy'),
  ];
  const readMore = common('actions.readMore');
  const list = listFacts('news', locale, news, {
    id: 'news-list',
    filters: [{ name: 'category', values: categories, of: ({ category }) => [category] }],
  });
  const entries = await Promise.all(pageOf(news, 1, pageSizes.news).map((item) => newsEntry(item, locale)));
  return (
    <Section id="news">
      <SectionHead id="news" label={copy('news.label')} title={copy('news.title')} />
      <FilterableList
        list={list}
        groups={[
          {
            name: 'category',
            label: copy('news.category'),
            options: categories.map((value) => ({ value, label: taxonomy(`categories.${value}`) })),
          },
        ]}
        labels={{
          search: copy('news.search'),
          all: common('actions.all'),
          showing: copy.raw('news.showing'),
          showingPart: copy.raw('news.showingPart'),
          loading: common.text('states.loading'),
          emptyTitle: common('states.noDataShort'),
          emptyHint: copy('empty.hint'),
        }}
      >
        <NewsItems list={list} labels={await loadLabels()} readMore={readMore}>
          {entries.map((post) => (
            <NewsItem key={post.id} post={post} readMore={readMore} />
          ))}
        </NewsItems>
      </FilterableList>
    </Section>
  );
}
