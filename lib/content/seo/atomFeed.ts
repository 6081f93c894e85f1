import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { type Article, loadPosts, type NewsItem, renderBody } from '@/lib/content/entries/loadPosts';
import { signersOf } from '@/lib/content/entries/signersOf';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import { readPhotoAddress } from '@/lib/shared/pictures/photoAddress';
import { photoSources } from '@/lib/shared/pictures/photoSources';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { absoluteUrl, site } from '@/lib/shared/site';
import { escapeXml } from './escapeXml';
import { feedLink } from './feedLink';

/** How many entries a feed has. Readers fetch all of it again and again, and keep what they have seen. */
const NEWEST = 50;

/** The feed of a language in the Atom format (RFC 4287): the newest posts written in it, each with its whole text. */
export function atomFeed(locale: Locale): string {
  const { common, insights } = loadMessages(locale).messages;
  const { url, title } = feedLink(locale);
  const page = absoluteUrl(localePath(locale, pages.insights));
  const posts = loadPosts(locale)
    .filter(({ lang, noindex }) => lang === locale && !noindex)
    .slice(0, NEWEST);
  const newest = posts.map(changedOn).sort().at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', url),
    element('title', title),
    element('subtitle', insights.meta.description),
    element('updated', timestamp(newest)),
    `<author>${element('name', common.site.name)}${element('uri', page)}</author>`,
    element('icon', absoluteUrl(sitePath(iconPaths.drawing))),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    alternate(page, locale),
    ...posts.flatMap((post) => entryElement(post)),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(post: Article | NewsItem): string[] {
  const { taxonomy } = loadMessages(post.lang).messages;
  const url = absoluteUrl(localePath(post.lang, articlePath(post.slug)));
  const author = signersOf(post).author?.name;
  return [
    '<entry>',
    element('id', url),
    element('title', post.title),
    element('published', timestamp(post.date)),
    element('updated', timestamp(changedOn(post))),
    ...(author ? [`<author>${element('name', author)}</author>`] : []),
    alternate(url, post.lang),
    ...post.tags.map((tag) => `<category term="${tag}" label="${escapeXml(taxonomy.tags[tag])}"/>`),
    element('summary', post.summary),
    `<content type="html">${escapeXml(coverOf(post) + renderBody(post, { base: url }).html)}</content>`,
    '</entry>',
  ];
}

/** The cover of a post; of a photograph, the file that readers without `srcset` load. */
function coverOf({ image, imageAlt = '' }: Article | NewsItem): string {
  if (!image) return '';
  const photo = readPhotoAddress(image);
  const src = photo ? photoSources(photo, pictureFrames.cover).src : sitePath(image);
  return `<p><img src="${new URL(src, site.origin).href}" alt="${escapeXml(imageAlt)}"></p>\n`;
}

function alternate(url: string, language: Locale): string {
  return `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function changedOn({ updated, date }: Article | NewsItem): string {
  return updated ?? date;
}

/** A day as the moment it begins in Vietnam, where the posts are written. */
function timestamp(date: string): string {
  return `${date}T00:00:00+07:00`;
}
