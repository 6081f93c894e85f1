import { getLocale } from 'next-intl/server';
import { FilterableList } from '@/components/lists/FilterableList';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadArticles } from '@/lib/content/loadPosts';
import { tags } from '@/lib/content/schemas';
import { countBy } from '@/lib/filters/countBy';
import { getCopy } from '@/lib/i18n/getCopy';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleList.module.css';

/** The articles, filtered by tag: the newest one large, the others in columns. */
export async function ArticleList() {
  const articles = loadArticles(await getLocale());
  const [copy, common, taxonomy] = [
    await getCopy('insights'),
    await getCopy('common'),
    await getCopy('taxonomy'),
  ];
  const byTag = countBy(articles, (article) => article.tags);
  return (
    <Section id="articles">
      <SectionHead id="articles" label={copy('articles.label')} title={copy('articles.title')} />
      <FilterableList
        id="article-list"
        total={articles.length}
        groups={[
          {
            name: 'tag',
            label: copy('articles.tag'),
            options: tags.map((value) => ({
              value,
              label: taxonomy(`tags.${value}`),
              count: byTag.get(value) ?? 0,
            })),
          },
        ]}
        labels={{
          all: common('actions.all'),
          showing: copy.raw('articles.showing'),
          emptyTitle: copy('empty.title'),
          emptyHint: copy('empty.hint'),
        }}
      >
        <ul className={styles.articles}>
          {articles.map((article) => (
            <li
              key={article.slug}
              id={article.link.slice(1)}
              data-item
              data-tag={article.tags.join(' ')}
              suppressHydrationWarning
            >
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </FilterableList>
    </Section>
  );
}
