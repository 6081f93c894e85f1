import { getLocale } from 'next-intl/server';
import { FilterableList } from '@/components/lists/FilterableList';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadNews } from '@/lib/content/loadPosts';
import { categories } from '@/lib/content/schemas';
import { countBy } from '@/lib/filters/countBy';
import { getCopy } from '@/lib/i18n/getCopy';
import { PostRow } from './PostRow';

/** The news centre: every news item, filtered by category. */
export async function NewsCentre() {
  const news = loadNews(await getLocale());
  const [copy, common, taxonomy] = [
    await getCopy('insights'),
    await getCopy('common'),
    await getCopy('taxonomy'),
  ];
  const byCategory = countBy(news, ({ category }) => [category]);
  return (
    <Section id="news">
      <SectionHead id="news" label={copy('news.label')} title={copy('news.title')} />
      <FilterableList
        id="news-list"
        total={news.length}
        groups={[
          {
            name: 'category',
            label: copy('news.category'),
            options: categories.map((value) => ({
              value,
              label: taxonomy(`categories.${value}`),
              count: byCategory.get(value) ?? 0,
            })),
          },
        ]}
        labels={{
          all: common('actions.all'),
          showing: copy.raw('news.showing'),
          emptyTitle: common('states.noDataShort'),
          emptyHint: copy('empty.hint'),
        }}
      >
        <ul>
          {news.map((item) => (
            <li key={item.slug} data-item data-category={item.category} suppressHydrationWarning>
              <PostRow post={item} label={taxonomy(`categories.${item.category}`)} />
            </li>
          ))}
        </ul>
      </FilterableList>
    </Section>
  );
}
