import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { type Article, type NewsItem, neighbours } from '@/lib/content/entries/loadPosts';
import { relatedPosts } from '@/lib/content/entries/relatedPosts';
import { rowEntry } from '@/lib/content/lists/postEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { PostRow } from './PostRow';

const COUNT = 3;

/** Articles and news that share a tag with this one, without the two that stand right above as older and newer. */
export async function RelatedPosts({ post }: { post: Article | NewsItem }) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  const { older, newer } = neighbours(copy.locale, post);
  const related = await Promise.all(
    relatedPosts(copy.locale, post, COUNT + 2)
      .filter(({ slug }) => slug !== older?.slug && slug !== newer?.slug)
      .slice(0, COUNT)
      .map((other) => rowEntry(other, copy.locale)),
  );
  if (related.length === 0) return null;
  return (
    <Section id="related" tone="sunken">
      <SectionHead id="related" title={copy('post.related')} />
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
