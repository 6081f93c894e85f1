import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { ArticleItems } from './ArticleItems';

/** The articles, filtered by tag: the newest one large, the others in columns. */
export async function ArticleList() {
  const locale = await getLocale();
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const readMore = common('actions.readMore');
  const tags = taxonomyIds('tags');
  return (
    <Section id="articles">
      <SectionHead id="articles" look="plain" label={copy('articles.label')} title={copy('articles.title')} />
      <ListIsland
        name="articles"
        component={ArticleItems}
        props={{
          list: listFacts('insights', locale, 'article-list'),
          entries: await pageEntries('insights', locale, 1),
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
