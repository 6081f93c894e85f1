import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ArticleItems } from './ArticleItems';

/** Section with the list of articles: the newest one large, the others in columns. */
export async function ArticleList() {
  const [copy, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return (
    <Section id="articles">
      <SectionHeader
        id="articles"
        look="plain"
        label={copy('articles.label')}
        title={copy('articles.title')}
      />
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
