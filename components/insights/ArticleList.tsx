import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { articles } from '@/lib/collections/articles';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ArticleItems } from './ArticleItems';

/** Section with the list of articles. The newest article is large; the others are in columns. */
export async function ArticleList() {
  const t = await getTranslator('insights');
  return (
    <Section id="articles">
      <SectionHeader id="articles" look="plain" label={t('articles.label')} title={t('articles.title')} />
      <ListIsland
        collection={articles}
        island="articles"
        id="article-list"
        component={ArticleItems}
        labels={{ emptyTitle: t('empty.title'), emptyHint: t('empty.hint') }}
        extraProps={{}}
      />
    </Section>
  );
}
