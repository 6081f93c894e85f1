import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import { ArticleItems } from './ArticleItems';

/** The articles, filtered by tag: the newest one large, the others in columns. */
export async function ArticleList() {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  return (
    <Section id="articles">
      <SectionHead id="articles" look="plain" label={copy('articles.label')} title={copy('articles.title')} />
      <ListIsland
        list="insights"
        island="articles"
        id="article-list"
        component={ArticleItems}
        filters={[{ name: 'tag', group: 'tags', label: copy('articles.tag') }]}
        labels={{
          search: copy('articles.search'),
          showing: copy.raw('articles.showing'),
          showingPart: copy.raw('articles.showingPart'),
          emptyTitle: copy('empty.title'),
          emptyHint: copy('empty.hint'),
        }}
        more={{ readMore: common('actions.readMore') }}
      />
    </Section>
  );
}
