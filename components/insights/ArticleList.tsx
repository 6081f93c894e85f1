import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadArticles } from '@/lib/content/entries/loadPosts';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { articleEntry } from '@/lib/content/lists/articleEntry';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pageOf } from '@/lib/shared/lists/paginate';
import { ArticleItems } from './ArticleItems';

/** The articles, filtered by tag: the newest one large, the others in columns. */
export async function ArticleList() {
  const locale = await getLocale();
  const articles = loadArticles(locale);
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const readMore = common('actions.readMore');
  const tags = taxonomyIds('tags');
  const list = listFacts('insights', locale, articles, {
    id: 'article-list',
    filters: [{ name: 'tag', values: tags, of: (article) => article.tags }],
  });
  const entries = await Promise.all(
    pageOf(articles, 1, pageSizes.insights).map((article) => articleEntry(article, locale)),
  );
  return (
    <Section id="articles">
      <SectionHead id="articles" look="plain" label={copy('articles.label')} title={copy('articles.title')} />
      <ListIsland
        name="articles"
        component={ArticleItems}
        props={{
          list,
          entries,
          groups: [
            {
              name: 'tag',
              label: copy('articles.tag'),
              options: tags.map((value) => ({ value, label: taxonomy(`tags.${value}`) })),
            },
          ],
          labels: {
            search: copy('articles.search'),
            showing: copy.raw('articles.showing'),
            showingPart: copy.raw('articles.showingPart'),
            emptyTitle: copy('empty.title'),
            emptyHint: copy('empty.hint'),
          },
          readMore,
        }}
      />
    </Section>
  );
}
