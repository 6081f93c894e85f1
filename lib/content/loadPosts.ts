import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { explain } from './loadEntities';
import { parseFrontMatter, type RenderedMarkdown, renderMarkdown } from './parseMarkdown';
import { cached, messagePath, readText } from './readMessages';
import { articleFrontMatter, newsFrontMatter, type Tag } from './schemas';

const kinds = { insights: articleFrontMatter, news: newsFrontMatter } as const;

/** `insights`: articles. `news`: news items. The names of the folders under `messages/{locale}/`. */
export type PostKind = keyof typeof kinds;

type Post<K extends PostKind> = z.output<(typeof kinds)[K]> & {
  kind: K;
  slug: string;
  /** The language the text is in: English where a translation is missing. */
  lang: Locale;
};

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

/** An article or news item by its slug; undefined where there is none. */
export function findPost(locale: Locale, slug: string): Article | NewsItem | undefined {
  return (
    loadArticles(locale).find((post) => post.slug === slug) ??
    loadNews(locale).find((post) => post.slug === slug)
  );
}

/** The body of a post as HTML, with its headings. */
export function renderBody(post: Article | NewsItem): RenderedMarkdown {
  return renderMarkdown(readText(post.lang, `${post.kind}/${post.slug}.md`) ?? '');
}

/** The neighbours of a post among its own kind, by date. */
export function neighbours(locale: Locale, post: Article | NewsItem) {
  const posts = loadPosts(post.kind, locale);
  const index = posts.findIndex(({ slug }) => slug === post.slug);
  return { newer: posts[index - 1], older: posts[index + 1] };
}

/** Up to `count` articles and news that share a tag with `post`: those that share most first, then the newest. */
export function relatedPosts(
  locale: Locale,
  post: Article | NewsItem,
  count: number,
): (Article | NewsItem)[] {
  const shared = (other: { tags: Tag[] }) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return [...loadArticles(locale), ...loadNews(locale)]
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, count);
}

function loadPosts<K extends PostKind>(kind: K, locale: Locale): Post<K>[] {
  return cached(`loadPosts/${locale}/${kind}`, () =>
    slugs(kind)
      .map((slug) => loadPost(kind, slug, locale))
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
  );
}

/** The English folder says which posts there are. */
function slugs(kind: PostKind): string[] {
  return readdirSync(path.join(process.cwd(), 'messages', defaultLocale, kind))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));
}

function loadPost<K extends PostKind>(kind: K, slug: string, locale: Locale): Post<K> {
  const file = `${kind}/${slug}.md`;
  const translation = readText(locale, file);
  const lang = translation === undefined ? defaultLocale : locale;
  const markdown = translation ?? readText(defaultLocale, file) ?? '';
  try {
    const parsed = kinds[kind].safeParse(parseFrontMatter(markdown));
    if (!parsed.success) throw new Error(explain(parsed.error));
    return { ...parsed.data, kind, slug, lang } as unknown as Post<K>;
  } catch (error) {
    throw new Error(`${messagePath(lang, file)}: ${(error as Error).message}`);
  }
}
