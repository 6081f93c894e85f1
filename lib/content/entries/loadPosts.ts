import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import { type RenderedMarkdown, renderMarkdown } from '../markdown/parseMarkdown';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { getMarkdownNames, getMessagePath, readMessageText } from '../messages/readMessages';
import { withSourceMarkers } from '../messages/withSourceMarkers';
import { type Post, type PostKind, readPost } from './readPost';

export type Article = Post<'insights'>;
export type NewsItem = Post<'news'>;

/** Articles and news of a language, newest first, without their bodies. */
export const loadPosts = memoizePerRequest((locale: Locale): (Article | NewsItem)[] => {
  const posts = [
    ...getMarkdownNames('insights').flatMap((slug) => loadPost('insights', slug, locale) ?? []),
    ...getMarkdownNames('news').flatMap((slug) => loadPost('news', slug, locale) ?? []),
  ];
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
});

/** The articles alone. */
export const loadArticles = memoizePerRequest((locale: Locale) =>
  loadPosts(locale).filter((post) => post.kind === 'insights'),
);

/** The news alone. */
export const loadNews = memoizePerRequest((locale: Locale) =>
  loadPosts(locale).filter((post) => post.kind === 'news'),
);

/** An article or news item by its slug; undefined where there is none. */
export function findPost(locale: Locale, slug: string): Article | NewsItem | undefined {
  return loadPost('insights', slug, locale) ?? loadPost('news', slug, locale);
}

/** What a Markdown file is found by: the folder it is in, its name, and the language it is written in. */
type MarkdownFile = { kind: PostKind | 'pages'; slug: string; lang: Locale };

/** The text of a post or free page as Markdown, its front matter included. */
export function readPostBody({ kind, slug, lang }: MarkdownFile): string {
  return readMessageText(lang, `${kind}/${slug}.md`) ?? '';
}

/**
 * The body of a post or free page as HTML, with its headings; with `base`, the URLs in it are absolute. Throws an error that
 * names the file if it cannot be rendered.
 */
export function renderPostBody(entry: MarkdownFile, { base }: { base?: string } = {}): RenderedMarkdown {
  const file = getMessagePath(entry.lang, `${entry.kind}/${entry.slug}.md`);
  try {
    const { html, headings, ids } = renderMarkdown(readPostBody(entry), { locale: entry.lang, base });
    return {
      html: withSourceMarkers(html, file),
      headings: headings.map(({ id, text }) => ({ id, text: withSourceMarkers(text, file) })),
      ids,
    };
  } catch (error) {
    const { message, line } = error as Error & { line?: number };
    throw new Error(`${line === undefined ? file : `${file}:${line}`}: ${message}`, { cause: error });
  }
}

/** The neighbours of a post among its own kind, by date, and its place in that order, from 0. */
export function getAdjacentPosts(locale: Locale, { kind, slug }: Article | NewsItem) {
  const posts = kind === 'news' ? loadNews(locale) : loadArticles(locale);
  const position = posts.findIndex((post) => post.slug === slug);
  return { position, newer: posts[position - 1], older: posts[position + 1] };
}

/** A post for the readers of a language, in that language or the one that stands in for it; undefined where it is not out. */
const loadPost = memoizePerRequest(
  <K extends PostKind>(kind: K, slug: string, locale: Locale): Post<K> | undefined => {
    const own = readPost(kind, slug, locale);
    if (own) return own;
    const others = locales.flatMap((other) => (other === locale ? [] : (readPost(kind, slug, other) ?? [])));
    const lang = pickContentLocale(
      locale,
      others.map((post) => post.lang),
    );
    return others.find((post) => post.lang === lang);
  },
);
