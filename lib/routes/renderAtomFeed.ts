import { removeNonBreakingSpaces } from 'line-breaks';
import { mapStrings } from 'message-lint/files';
import { getPublicationTimestamp } from '@/lib/collections/publicationTime';
import { iconPaths } from '@/lib/content/appearance/logos';
import { type AnyPost, getByline, loadAllPosts } from '@/lib/content/entries/posts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { escapeXml } from './escapeXml';
import { getFeedLink } from './links';

/** The maximum number of entries. Feed readers download the whole feed, and store earlier entries themselves. */
const MAX_ENTRIES = 50;

/** Renders the Atom feed (RFC 4287) of a locale: the newest posts available in that language. */
export function renderAtomFeed(locale: Locale): string {
  const { common, insights } = loadMessages(locale).messages;
  const { url, title } = getFeedLink(locale);
  const pageUrl = getAbsoluteUrl(getLocalePath(locale, pages.insights));
  const posts = loadAllPosts(locale)
    .filter(({ lang, noindex }) => lang === locale && !noindex)
    .slice(0, MAX_ENTRIES);
  const newest = posts.map(getModifiedTimestamp).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    renderElement('id', url),
    renderElement('title', title),
    renderElement('subtitle', removeNonBreakingSpaces(insights.meta.description)),
    renderElement('updated', newest ?? getPublicationTimestamp('1970-01-01')),
    `<author>${renderElement('name', removeNonBreakingSpaces(common.site.name))}${renderElement('uri', pageUrl)}</author>`,
    renderElement('icon', getAbsoluteUrl(withBasePath(iconPaths.large))),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    renderAlternateLink(pageUrl, locale),
    ...posts.flatMap(renderEntry),
    '</feed>',
    '',
  ].join('\n');
}

function renderEntry(post: AnyPost): string[] {
  const { taxonomy } = loadMessages(post.lang).messages;
  const url = getAbsoluteUrl(getLocalePath(post.lang, getEntryPath('insights', post.slug)));
  const { title, author, tags, summary } = mapStrings(
    {
      title: post.title,
      author: getByline(post).author?.name,
      tags: post.tags.map((tag) => ({ term: tag, label: taxonomy.tags[tag] })),
      summary: post.summary,
    },
    removeNonBreakingSpaces,
  );
  return [
    '<entry>',
    renderElement('id', url),
    renderElement('title', title),
    renderElement('published', getPublicationTimestamp(post.date)),
    renderElement('updated', getModifiedTimestamp(post)),
    ...(author ? [`<author>${renderElement('name', author)}</author>`] : []),
    renderAlternateLink(url, post.lang),
    ...tags.map(({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`),
    renderElement('summary', summary),
    '</entry>',
  ];
}

function getModifiedTimestamp(post: AnyPost): string {
  return getPublicationTimestamp(post.updated && post.updated > post.date ? post.updated : post.date);
}

function renderAlternateLink(url: string, language: string): string {
  return `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
