import { parseFrontMatter } from 'article-markdown/frontMatter';
import { addNonBreakingSpaces } from 'line-breaks';
import type { z } from 'zod';
import { postCollections } from '@/lib/collections';
import type { Article } from '@/lib/collections/articles';
import type { EntryOf } from '@/lib/collections/defineCollection';
import type { NewsItem } from '@/lib/collections/news';
import { getPublicationTimestamp } from '@/lib/collections/publicationTime';
import { team } from '@/lib/collections/team';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getToday } from '@/lib/content/getToday';
import { memoize } from '@/lib/content/memoize';
import { getTaxonomyIds } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { type Locale, locales } from '@/lib/i18n/locales';
import { reservedSlugs } from '@/lib/i18n/paths';
import { readMarkdownSource } from '../markdown/readMarkdownSource';
import { parseContent } from '../messages/parseContent';
import { getMarkdownNames, getMessagePath, readMessageText } from '../messages/readMessages';
import { resolvePictures } from '../pictures/getPublishedPictureUrl';
import type { CustomPage } from './customPages';

export type AnyPost = Article | NewsItem;

/** Articles and news items for a locale, newest first, without their bodies. */
export const loadAllPosts = memoize((locale: Locale): AnyPost[] => {
  const posts = postCollections.flatMap(({ folder }) =>
    getMarkdownNames(folder).flatMap((slug) => loadPost(folder, slug, locale) ?? []),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
});

/** The posts of a collection for a locale, newest first. */
export function loadPosts<C extends { folder: string }>({ folder }: C, locale: Locale): EntryOf<C>[] {
  return loadFolder(folder, locale) as unknown as EntryOf<C>[];
}

const loadFolder = memoize((folder: string, locale: Locale) =>
  loadAllPosts(locale).filter(({ kind }) => kind === folder),
);

/** Returns a post by its slug, or undefined if it does not exist or is not published. */
export function findPost(locale: Locale, slug: string): AnyPost | undefined {
  const [post] = postCollections.flatMap(({ folder }) => loadPost(folder, slug, locale) ?? []);
  return post;
}

/** Returns the slugs of all posts, by collection, newest first. */
export function getPostSlugs(locale: Locale): string[] {
  return postCollections.flatMap(({ folder }) => loadFolder(folder, locale).map(({ slug }) => slug));
}

/** Returns the locales in which a post is translated and published. */
export function getPostLocales(slug: string): Locale[] {
  return locales.filter((locale) => findPost(locale, slug)?.lang === locale);
}

/** True if a translation of the post has `noindex`, which excludes the post from search engines and feeds. */
export function isNoIndex(slug: string): boolean {
  return locales.some((locale) => findPost(locale, slug)?.noindex);
}

/** Returns the zero-based position of a post among the posts of its kind, newest first. */
export function getPostPosition(locale: Locale, { kind, slug }: AnyPost): number {
  return loadFolder(kind, locale).findIndex((post) => post.slug === slug);
}

const MAX_RELATED_POSTS = 2;

/** Returns posts that share a tag with `post`, sorted by the number of shared tags, then newest first. */
export function getRelatedPosts(posts: readonly AnyPost[], post: AnyPost): AnyPost[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED_POSTS)
    .map(({ other }) => other);
}

/** Returns the newest posts of each collection whose text links to a path without a locale. */
export function findPostsAbout(locale: Locale, path: string): AnyPost[] {
  return postCollections
    .flatMap(({ folder }) => loadFolder(folder, locale))
    .filter((post) => readMarkdownSource(post).includes(`${path})`))
    .slice(0, MAX_RELATED_POSTS);
}

/**
 * Author or reviewer in a byline. Guests and former members of the team have no `avatar`. `untranslated` contains the
 * fields shown in the fallback language.
 */
export type Contributor = { name: string; role: string; avatar?: string | undefined; untranslated: string[] };

/**
 * Returns the author and the reviewer of a text, in its language. An author can be a guest outside the team. Pages have
 * no author.
 */
export function getByline(text: AnyPost | CustomPage): { author?: Contributor; reviewer?: Contributor } {
  const members = loadEntries(team, text.lang);
  const findMember = (id: string) => {
    const member = members.find((person) => person.id === id);
    return member?.former ? { ...member, avatar: undefined } : member;
  };
  const { author, authorRole } = text.kind === 'pages' ? {} : text;
  const { reviewer, slug } = text;
  const guest = author && authorRole ? { name: author, role: authorRole, untranslated: [] } : undefined;
  const contributors = {
    ...(author && { author: guest ?? findMember(author) }),
    ...(reviewer && { reviewer: findMember(reviewer) }),
  };
  for (const [field, contributor] of Object.entries(contributors)) {
    if (!contributor) throw new Error(`${slug}: the ${field} is not an id in ${team.file}`);
  }
  return contributors;
}

/** Returns the publication time of the next scheduled post, or undefined if no post is scheduled. */
export function getNextPublicationTime(): string | undefined {
  const markdownTexts = postCollections.flatMap(({ folder }) =>
    getMarkdownNames(folder).flatMap((slug) =>
      locales.map((locale) => readMessageText(locale, `${folder}/${slug}.md`)),
    ),
  );
  const [next] = markdownTexts
    .flatMap((markdown) => (markdown === undefined ? [] : [parseFrontMatter(markdown)]))
    .map((frontMatter) => frontMatter as { draft?: boolean; date?: string } | null)
    .flatMap((post) => (post?.date && !post.draft ? [post.date] : []))
    .filter((date) => date > getToday())
    .sort();
  return next && getPublicationTimestamp(next);
}

/** Loads a post in the given locale or its fallback language. Returns undefined if the post is not published. */
const loadPost = memoize((folder: string, slug: string, locale: Locale): AnyPost | undefined => {
  const translation = readPost(folder, slug, locale);
  if (translation) return translation;
  const otherTranslations = locales.flatMap((other) =>
    other === locale ? [] : (readPost(folder, slug, other) ?? []),
  );
  const lang = pickContentLocale(
    locale,
    otherTranslations.map((post) => post.lang),
  );
  return otherTranslations.find((post) => post.lang === lang);
});

/**
 * Reads a post in one language, without a fallback. Returns undefined if the file does not exist or is not published:
 * drafts and scheduled posts are visible only in development. If the front matter is invalid, throws an error that
 * names the file.
 */
function readPost(folder: string, slug: string, lang: Locale): AnyPost | undefined {
  const file = `${folder}/${slug}.md`;
  const markdown = readMessageText(lang, file);
  const collection = postCollections.find((other) => other.folder === folder);
  if (markdown === undefined || !collection) return undefined;
  const isUnpublishedVisible = process.env.NODE_ENV === 'development' || !!process.env.PREVIEW_DRAFTS;
  try {
    if (reservedSlugs.includes(slug))
      throw new Error('cannot have this name, because a page of the site has it. Rename the file.');
    const frontMatter = parseFrontMatter(markdown, addNonBreakingSpaces);
    // Incomplete drafts must not fail the build.
    if (isDraft(frontMatter) && !isUnpublishedVisible) return undefined;
    const draftFields = {
      summary: '…',
      date: getToday(),
      tags: getTaxonomyIds('tags').slice(0, 1),
      ...collection.getDraftFields(getTaxonomyIds),
    };
    const fields = parseContent(collection.schema as z.ZodType<{ draft?: boolean; date: string }>, {
      ...(isDraft(frontMatter) && draftFields),
      ...(frontMatter as object),
    });
    const hold = fields.draft ? 'draft' : fields.date > getToday() ? 'scheduled' : undefined;
    if (hold && !isUnpublishedVisible) return undefined;
    const post = { ...resolvePictures(fields), kind: folder, slug, lang, ...(hold && { hold }) };
    return post as unknown as AnyPost;
  } catch (error) {
    throw new Error(`${getMessagePath(lang, file)}: ${(error as Error).message}`);
  }
}

function isDraft(frontMatter: unknown): boolean {
  return (frontMatter as { draft?: unknown } | null)?.draft === true;
}
