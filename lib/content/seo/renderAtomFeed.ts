import { iconPaths } from 'brand';
import { removeNonBreakingSpaces } from 'line-breaks';
import { mapStrings } from 'message-files';
import { type AtomEntry, escapeXml, renderAtom } from 'multilingual-feeds';
import { getPhotoSources, parsePhotoUrl } from 'responsive-photos/client';
import { getByline } from '@/lib/content/entries/getByline';
import { getPublicationTimestamp } from '@/lib/content/entries/getPublicationTime';
import { type Article, loadPosts, type NewsItem } from '@/lib/content/entries/loadPosts';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { basePath, withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getPostPath, pages } from '@/lib/shared/i18n/paths';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
import { getFeedLink } from './getFeedLink';

/** The maximum number of entries. Feed readers download the whole feed, and store earlier entries themselves. */
const MAX_ENTRIES = 50;

/** Renders the Atom feed of a locale: the newest posts available in that language, each with its full text. */
export function renderAtomFeed(locale: Locale): string {
  const { common, insights } = loadMessages(locale).messages;
  const { url, title } = getFeedLink(locale);
  const pageUrl = getAbsoluteUrl(getLocalePath(locale, pages.insights));
  const posts = loadPosts(locale)
    .filter(({ lang, noindex }) => lang === locale && !noindex)
    .slice(0, MAX_ENTRIES);
  const newest = posts.map(getModifiedTimestamp).sort().at(-1);
  return renderAtom({
    language: locale,
    url,
    title,
    subtitle: removeNonBreakingSpaces(insights.meta.description),
    updated: newest ?? getPublicationTimestamp({ date: '1970-01-01' }),
    author: { name: removeNonBreakingSpaces(common.site.name), uri: pageUrl },
    icon: getAbsoluteUrl(withBasePath(iconPaths.small)),
    page: pageUrl,
    entries: posts.map(createEntry),
  });
}

function createEntry(post: Article | NewsItem): AtomEntry {
  const { taxonomy } = loadMessages(post.lang).messages;
  const url = getAbsoluteUrl(getLocalePath(post.lang, getPostPath(post.slug)));
  const plainTexts = {
    title: post.title,
    author: getByline(post).author?.name,
    categories: post.tags.map((tag) => ({ term: tag, label: taxonomy.tags[tag] })),
    summary: post.summary,
  };
  return {
    ...mapStrings(plainTexts, removeNonBreakingSpaces),
    url,
    published: getPublicationTimestamp(post),
    updated: getModifiedTimestamp(post),
    html: renderCover(post) + renderMarkdownBody(post, { base: url }).html,
  };
}

/** Renders the cover image of a post; for a photograph, the file that is used without `srcset` support. */
function renderCover({ image, imageAlt = '' }: Article | NewsItem): string {
  if (!image) return '';
  const photo = parsePhotoUrl(image);
  const src = photo ? getPhotoSources(photo, pictureFrames.cover, basePath).src : withBasePath(image);
  return `<p><img src="${new URL(src, site.origin).href}" alt="${escapeXml(imageAlt)}"></p>\n`;
}

function getModifiedTimestamp(post: Article | NewsItem): string {
  return getPublicationTimestamp(post.updated && post.updated > post.date ? { date: post.updated } : post);
}
