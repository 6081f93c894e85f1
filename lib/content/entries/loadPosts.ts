import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { reservedSlugs } from '@/lib/shared/i18n/paths';
import { parseFrontMatter, type RenderedMarkdown, renderMarkdown } from '../markdown/parseMarkdown';
import { cached, messagePath, readText } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { explain, loadEntities } from './loadEntities';
import { articleFrontMatter, newsFrontMatter } from './schemas';

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

/** The posts of one kind. */
export function loadKind(kind: PostKind, locale: Locale): (Article | NewsItem)[] {
  return kind === 'news' ? loadNews(locale) : loadArticles(locale);
}

/** An article or news item by its slug; undefined where there is none. */
export function findPost(locale: Locale, slug: string): Article | NewsItem | undefined {
  const { post } = positions(locale, 'insights').get(slug) ?? positions(locale, 'news').get(slug) ?? {};
  return post;
}

/** The text of a post as Markdown, its front matter included. */
export function readBody(post: Article | NewsItem): string {
  return readText(post.lang, `${post.kind}/${post.slug}.md`) ?? '';
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

/** Who wrote a post and who read it before it came out, as the team in its language has them. */
export function signersOf(post: Article | NewsItem) {
  const team = loadEntities('team.json', post.lang);
  const member = (id: string | undefined) => {
    const found = team.find((person) => person.id === id);
    if (id && !found) throw new Error(`${post.slug}: team.json has nobody with the id "${id}"`);
    return found;
  };
  return { author: member(post.author), reviewer: member(post.reviewer) };
}

/** The neighbours of a post among its own kind, by date, and its place in that order, from 0. */
export function neighbours(locale: Locale, post: Article | NewsItem) {
  const posts = loadKind(post.kind, locale);
  const position = positions(locale, post.kind).get(post.slug)?.position ?? 0;
  return { position, newer: posts[position - 1], older: posts[position + 1] };
}

function positions(locale: Locale, kind: PostKind) {
  return cached(
    `positions/${locale}/${kind}`,
    () => new Map(loadKind(kind, locale).map((post, position) => [post.slug, { post, position }])),
  );
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
    if (reservedSlugs.includes(slug)) throw new Error('cannot have this name: a page of the site has it');
    const parsed = kinds[kind].safeParse(withPlaces(parseFrontMatter(markdown), messagePath(lang, file)));
    if (!parsed.success) throw new Error(explain(parsed.error));
    return { ...parsed.data, kind, slug, lang } as unknown as Post<K>;
  } catch (error) {
    throw new Error(`${messagePath(lang, file)}: ${(error as Error).message}`);
  }
}
