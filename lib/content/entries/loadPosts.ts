import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import { type RenderedMarkdown, renderMarkdown } from '../markdown/parseMarkdown';
import { cached } from '../texts/cached';
import { messagePath, readText } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { type Post, type PostKind, readPost } from './readPost';

export type Article = Post<'insights'>;
export type NewsItem = Post<'news'>;

/** The articles of a language, newest first, without their bodies. */
export function loadArticles(locale: Locale): Article[] {
  return loadPosts('insights', locale);
}

/** The news of a language, newest first, without their bodies. */
export function loadNews(locale: Locale): NewsItem[] {
  return loadPosts('news', locale);
}

/** The posts of one kind. */
export function loadKind(kind: PostKind, locale: Locale): (Article | NewsItem)[] {
  return kind === 'news' ? loadNews(locale) : loadArticles(locale);
}

/** An article or news item by its slug; undefined where there is none. */
export function findPost(locale: Locale, slug: string): Article | NewsItem | undefined {
  return loadPost('insights', slug, locale) ?? loadPost('news', slug, locale);
}

/** The text of a post as Markdown, its front matter included. */
export function readBody({ lang, kind, slug }: { lang: Locale; kind: PostKind; slug: string }): string {
  return readText(lang, `${kind}/${slug}.md`) ?? '';
}

/** The body of a post as HTML, with its headings. */
export function renderBody(post: Article | NewsItem): RenderedMarkdown {
  const { html, headings } = renderMarkdown(readBody(post));
  const file = messagePath(post.lang, `${post.kind}/${post.slug}.md`);
  return {
    html: withPlaces(html, file),
    headings: headings.map(({ id, text }) => ({ id, text: withPlaces(text, file) })),
  };
}

/** The neighbours of a post among its own kind, by date, and its place in that order, from 0. */
export function neighbours(locale: Locale, post: Article | NewsItem) {
  const posts = loadKind(post.kind, locale);
  const position = positions(locale, post.kind).get(post.slug) ?? 0;
  return { position, newer: posts[position - 1], older: posts[position + 1] };
}

const positions = cached(
  (locale: Locale, kind: PostKind) =>
    new Map(loadKind(kind, locale).map((post, position) => [post.slug, position])),
);

const loadPosts = cached(<K extends PostKind>(kind: K, locale: Locale): Post<K>[] =>
  slugsOf(kind)
    .flatMap((slug) => loadPost(kind, slug, locale) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
);

/** The names of the posts that any language has, whether they are out or not. */
export function slugsOf(kind: PostKind): string[] {
  const folders = locales.map((locale) => path.join(process.cwd(), 'messages', locale, kind));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder));
  return [...new Set(files)]
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));
}

/** A post for the readers of a language, in that language or the one that stands in for it; undefined where it is not out. */
const loadPost = cached(<K extends PostKind>(kind: K, slug: string, locale: Locale): Post<K> | undefined => {
  const own = readPost(kind, slug, locale);
  if (own) return own;
  const others = locales.flatMap((other) => (other === locale ? [] : (readPost(kind, slug, other) ?? [])));
  const lang = writtenIn(
    locale,
    others.map((post) => post.lang),
  );
  return others.find((post) => post.lang === lang);
});
