import { type Article, type NewsItem, readBody } from '../entries/loadPosts';
import { cached } from '../texts/readMessages';
import { plainText } from './plainText';

/** The words of a post's body, without its marks. Kept, because the search's index and its results need them. */
export function bodyText(post: Article | NewsItem): string {
  return cached(`bodyText/${post.lang}/${post.kind}/${post.slug}`, () => plainText(readBody(post)));
}
