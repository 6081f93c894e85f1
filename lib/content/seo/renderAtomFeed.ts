import { getPhotoSources, parsePhotoUrl } from 'responsive-photos/client';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { getByline } from '@/lib/content/entries/getByline';
import { type Article, loadPosts, type NewsItem } from '@/lib/content/entries/loadPosts';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { basePath, withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getPostPath, pages } from '@/lib/shared/i18n/paths';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
import { escapeXml } from './escapeXml';
import { getFeedLink } from './getFeedLink';

/**
 * The maximum number of entries. Feed readers repeatedly download the whole feed, and store earlier entries themselves.
 */
const MAX_ENTRIES = 50;

/**
 * Renders the Atom feed (RFC 4287) of a locale: the newest posts available in that language, each with its full text.
 */
export function renderAtomFeed(locale: Locale): string {
  const { common, insights } = loadMessages(locale).messages;
  const { url, title } = getFeedLink(locale);
  const pageUrl = getAbsoluteUrl(getLocalePath(locale, pages.insights));
  const posts = loadPosts(locale)
    .filter(({ lang, noindex }) => lang === locale && !noindex)
    .slice(0, MAX_ENTRIES);
  const newestDate = posts.map(getModifiedDate).sort().at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    renderElement('id', url),
    renderElement('title', title),
    renderElement('subtitle', insights.meta.description),
    renderElement('updated', formatTimestamp(newestDate)),
    `<author>${renderElement('name', common.site.name)}${renderElement('uri', pageUrl)}</author>`,
    renderElement('icon', getAbsoluteUrl(withBasePath(iconPaths.drawing))),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    renderAlternateLink(pageUrl, locale),
    ...posts.flatMap((post) => renderEntry(post)),
    '</feed>',
    '',
  ].join('\n');
}

function renderEntry(post: Article | NewsItem): string[] {
  const { taxonomy } = loadMessages(post.lang).messages;
  const url = getAbsoluteUrl(getLocalePath(post.lang, getPostPath(post.slug)));
  const author = getByline(post).author?.name;
  return [
    '<entry>',
    renderElement('id', url),
    renderElement('title', post.title),
    renderElement('published', formatTimestamp(post.date)),
    renderElement('updated', formatTimestamp(getModifiedDate(post))),
    ...(author ? [`<author>${renderElement('name', author)}</author>`] : []),
    renderAlternateLink(url, post.lang),
    ...post.tags.map((tag) => `<category term="${tag}" label="${escapeXml(taxonomy.tags[tag])}"/>`),
    renderElement('summary', post.summary),
    `<content type="html">${escapeXml(renderCover(post) + renderMarkdownBody(post, { base: url }).html)}</content>`,
    '</entry>',
  ];
}

/** Renders the cover image of a post; for a photograph, the file that is used without `srcset` support. */
function renderCover({ image, imageAlt = '' }: Article | NewsItem): string {
  if (!image) return '';
  const photo = parsePhotoUrl(image);
  const src = photo ? getPhotoSources(photo, pictureFrames.cover, basePath).src : withBasePath(image);
  return `<p><img src="${new URL(src, site.origin).href}" alt="${escapeXml(imageAlt)}"></p>\n`;
}

function renderAlternateLink(url: string, language: Locale): string {
  return `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function getModifiedDate({ updated, date }: Article | NewsItem): string {
  return updated ?? date;
}

/** Converts a date to the start of that day in Vietnam, where the posts are written. */
function formatTimestamp(date: string): string {
  return `${date}T00:00:00+07:00`;
}
