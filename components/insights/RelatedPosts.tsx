import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getRelatedPosts } from '@/lib/content/entries/getRelatedPosts';
import { type Article, getAdjacentPosts, type NewsItem } from '@/lib/content/entries/loadPosts';
import { createRowEntry } from '@/lib/content/lists/createPostEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { PostRow } from './PostRow';

const MAX_RELATED_POSTS = 3;

/** Section with posts that have a tag in common with `post`, except the two posts that `AdjacentPosts` shows. */
export async function RelatedPosts({ post }: { post: Article | NewsItem }) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  const { older, newer } = getAdjacentPosts(t.locale, post);
  const related = await Promise.all(
    getRelatedPosts(t.locale, post, MAX_RELATED_POSTS + 2)
      .filter(({ slug }) => slug !== older?.slug && slug !== newer?.slug)
      .slice(0, MAX_RELATED_POSTS)
      .map((other) => createRowEntry(other, t.locale)),
  );
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
