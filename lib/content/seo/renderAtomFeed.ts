import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { getByline } from '@/lib/content/entries/getByline';
import { type Article, loadPosts, type NewsItem, renderPostBody } from '@/lib/content/entries/loadPosts';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getArticlePath, pages } from '@/lib/shared/i18n/paths';
import { getPhotoSources } from '@/lib/shared/pictures/getPhotoSources';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
import { escapeXml } from './escapeXml';
import { getFeedLink } from './getFeedLink';

/** How many entries a feed has. Readers fetch all of it again and again, and keep what they have seen. */
const MAX_ENTRIES = 50;

/** The feed of a language in the Atom format (RFC 4287): the newest posts written in it, each with its whole text. */
export function renderAtomFeed(locale: Locale): string {
  const { common, insights } = loadMessages(locale).messages;
  const { url, title } = getFeedLink(locale);
  const page = getAbsoluteUrl(getLocalePath(locale, pages.insights));
  const posts = loadPosts(locale)
    .filter(({ lang, noindex }) => lang === locale && !noindex)
    .slice(0, MAX_ENTRIES);
  const newest = posts.map(getModifiedDate).sort().at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', url),
    element('title', title),
    element('subtitle', insights.meta.description),
    element('updated', timestamp(newest)),
    `<author>${element('name', common.site.name)}${element('uri', page)}</author>`,
    element('icon', getAbsoluteUrl(withBasePath(iconPaths.drawing))),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    alternate(page, locale),
    ...posts.flatMap((post) => entryElement(post)),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(post: Article | NewsItem): string[] {
  const { taxonomy } = loadMessages(post.lang).messages;
  const url = getAbsoluteUrl(getLocalePath(post.lang, getArticlePath(post.slug)));
  const author = getByline(post).author?.name;
  return [
    '<entry>',
    element('id', url),
    element('title', post.title),
    element('published', timestamp(post.date)),
    element('updated', timestamp(getModifiedDate(post))),
    ...(author ? [`<author>${element('name', author)}</author>`] : []),
    alternate(url, post.lang),
    ...post.tags.map((tag) => `<category term="${tag}" label="${escapeXml(taxonomy.tags[tag])}"/>`),
    element('summary', post.summary),
    `<content type="html">${escapeXml(renderCover(post) + renderPostBody(post, { base: url }).html)}</content>`,
    '</entry>',
  ];
}

/** The cover of a post; of a photograph, the file that readers without `srcset` load. */
function renderCover({ image, imageAlt = '' }: Article | NewsItem): string {
  if (!image) return '';
  const photo = parsePhotoUrl(image);
  const src = photo ? getPhotoSources(photo, pictureFrames.cover).src : withBasePath(image);
  return `<p><img src="${new URL(src, site.origin).href}" alt="${escapeXml(imageAlt)}"></p>\n`;
}

function alternate(url: string, language: Locale): string {
  return `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function getModifiedDate({ updated, date }: Article | NewsItem): string {
  return updated ?? date;
}

/** A day as the moment it begins in Vietnam, where the posts are written. */
function timestamp(date: string): string {
  return `${date}T00:00:00+07:00`;
}
