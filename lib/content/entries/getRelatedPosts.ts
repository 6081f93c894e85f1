import type { Locale } from '@/lib/shared/i18n/locales';
import { type Article, loadPosts, type NewsItem } from './loadPosts';

/** Returns up to `count` posts that share a tag with `post`, sorted by the number of shared tags, then newest first. */
export function getRelatedPosts(locale: Locale, post: Article | NewsItem, count: number) {
  return loadPosts(locale)
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
