import type { Locale } from '@/lib/shared/i18n/locales';
import { type Article, loadPosts, type NewsItem } from './loadPosts';

/** Up to `count` articles and news that share a tag with `post`: those that share most first, then the newest. */
export function relatedPosts(locale: Locale, post: Article | NewsItem, count: number) {
  const shared = ({ tags }: Article | NewsItem) => tags.filter((tag) => post.tags.includes(tag)).length;
  return loadPosts(locale)
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
