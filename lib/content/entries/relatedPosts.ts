import type { Locale } from '@/lib/shared/i18n/locales';
import { cached } from '../texts/cached';
import { type Article, loadArticles, loadNews, type NewsItem } from './loadPosts';
import type { TaxonomyId } from './taxonomy';

type Tag = TaxonomyId<'tags'>;

type AnyPost = Article | NewsItem;

/** Posts that carry exactly the same tags, the newest first. */
type Group = { tags: readonly Tag[]; posts: AnyPost[] };

/**
 * Up to `count` articles and news that share a tag with `post`: those that share most first, then the newest. Looks at
 * the first posts of each group of tags only, so that its cost does not grow with the number of posts.
 */
export function relatedPosts(locale: Locale, post: AnyPost, count: number): AnyPost[] {
  const shared = (tags: readonly Tag[]) => tags.filter((tag) => post.tags.includes(tag)).length;
  return groups(locale)
    .filter(({ tags }) => shared(tags) > 0)
    .flatMap(({ posts }) => posts.slice(0, count + 1))
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b.tags) - shared(a.tags) || byDate(a, b))
    .slice(0, count);
}

const groups = cached((locale: Locale): Group[] => {
  const found = new Map<string, Group>();
  for (const post of [...loadArticles(locale), ...loadNews(locale)].sort(byDate)) {
    const key = [...post.tags].sort().join(' ');
    const group = found.get(key) ?? { tags: post.tags, posts: [] };
    group.posts.push(post);
    found.set(key, group);
  }
  return [...found.values()];
});

function byDate(a: AnyPost, b: AnyPost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
