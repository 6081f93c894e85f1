import { escapeXml } from './escapeXml';

export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  /** The whole text as HTML. */
  content: string;
  /** YYYY-MM-DD, both. */
  published: string;
  updated: string;
  /** Who wrote it, where that is not the feed's author. */
  author: string | undefined;
  categories: { id: string; label: string }[];
};

export type Feed = {
  /** The language of every text in it. */
  language: string;
  title: string;
  subtitle: string;
  author: string;
  /** The address of the feed, and of the page that lists the same for people. */
  url: string;
  page: string;
  icon: string;
  entries: FeedEntry[];
};

/** Writes a feed in the Atom format (RFC 4287), the entries in the order given. */
export function atomFeed({ language, title, subtitle, author, url, page, icon, entries }: Feed): string {
  const newest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', url),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', timestamp(newest)),
    `<author>${element('name', author)}${element('uri', page)}</author>`,
    element('icon', icon),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(page)}"/>`,
    ...entries.map((entry) => entryElement(entry, language)),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(entry: FeedEntry, language: string): string {
  return [
    '<entry>',
    element('id', entry.url),
    element('title', entry.title),
    element('published', timestamp(entry.published)),
    element('updated', timestamp(entry.updated)),
    ...(entry.author ? [`<author>${element('name', entry.author)}</author>`] : []),
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(entry.url)}"/>`,
    ...entry.categories.map(
      ({ id, label }) => `<category term="${escapeXml(id)}" label="${escapeXml(label)}"/>`,
    ),
    element('summary', entry.summary),
    `<content type="html">${escapeXml(entry.content)}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A day as the moment it begins in Vietnam, where the posts are written. */
function timestamp(date: string): string {
  return `${date}T00:00:00+07:00`;
}
