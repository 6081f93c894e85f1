import type { Locale } from '@/lib/shared/i18n/locales';
import { type Article, getAdjacentPosts, loadPosts, type NewsItem } from './loadPosts';

const MAX_RELATED_POSTS = 3;

/**
 * Returns posts that share a tag with `post`, sorted by the number of shared tags, then newest first. Omits the posts
 * before and after `post`, to which the page links separately.
 */
export function getRelatedPosts(locale: Locale, post: Article | NewsItem) {
  const { older, newer } = getAdjacentPosts(locale, post);
  return loadPosts(locale)
    .filter(({ slug }) => ![post.slug, older?.slug, newer?.slug].includes(slug))
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED_POSTS)
    .map(({ other }) => other);
}
