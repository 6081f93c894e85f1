import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { createRowEntry } from '@/lib/content/lists/createPostEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { PostRow } from './PostRow';

/** Section with links to posts at the end of a page. Null if `posts` is empty. */
export async function RelatedPosts({ posts }: { posts: (Article | NewsItem)[] }) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  const related = await Promise.all(posts.map((post) => createRowEntry(post, t.locale)));
  if (related.length === 0) return null;
  return (
    <Section id="related" tone="sunken">
      <SectionHeader id="related" title={t('post.related')} />
      <ul>
        {related.map((item) => (
          <li key={item.id}>
            <PostRow post={item} readMore={common('actions.readMore')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
