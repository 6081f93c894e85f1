import { memoize } from 'message-files/memoize';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import { getMarkdownNames } from '../messages/readMessageFile';
import { getPublicationTime } from './getPublicationTime';
import { type Post, type PostKind, readPost } from './readPost';

export type Article = Post<'insights'>;
export type NewsItem = Post<'news'>;

/** Articles and news items for a locale, newest first, without their bodies. */
export const loadPosts = memoize((locale: Locale): (Article | NewsItem)[] => {
  const posts = [
    ...getMarkdownNames('insights').flatMap((slug) => loadPost('insights', slug, locale) ?? []),
    ...getMarkdownNames('news').flatMap((slug) => loadPost('news', slug, locale) ?? []),
  ];
  return posts.sort(
    (a, b) => getPublicationTime(b).localeCompare(getPublicationTime(a)) || a.slug.localeCompare(b.slug),
  );
});

/** Articles for a locale, newest first. */
export const loadArticles = memoize((locale: Locale) =>
  loadPosts(locale).filter((post) => post.kind === 'insights'),
);

/** News items for a locale, newest first. */
export const loadNews = memoize((locale: Locale) => loadPosts(locale).filter((post) => post.kind === 'news'));

/** Returns a post by its slug, or undefined if it does not exist or is not published. */
export function findPost(locale: Locale, slug: string): Article | NewsItem | undefined {
  return loadPost('insights', slug, locale) ?? loadPost('news', slug, locale);
}

/**
 * Returns the next newer and next older post of the same kind, and the zero-based position of the post, newest first.
 */
export function getAdjacentPosts(locale: Locale, { kind, slug }: Article | NewsItem) {
  const posts = kind === 'news' ? loadNews(locale) : loadArticles(locale);
  const position = posts.findIndex((post) => post.slug === slug);
  return { position, newer: posts[position - 1], older: posts[position + 1] };
}

/** Loads a post in the given locale or its fallback language. Returns undefined if the post is not published. */
const loadPost = memoize(<K extends PostKind>(kind: K, slug: string, locale: Locale): Post<K> | undefined => {
  const translation = readPost(kind, slug, locale);
  if (translation) return translation;
  const otherTranslations = locales.flatMap((other) =>
    other === locale ? [] : (readPost(kind, slug, other) ?? []),
  );
  const lang = pickContentLocale(
    locale,
    otherTranslations.map((post) => post.lang),
  );
  return otherTranslations.find((post) => post.lang === lang);
});
