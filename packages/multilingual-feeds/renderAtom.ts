import { escapeXml } from './escapeXml';

/** A feed (RFC 4287). URLs are absolute, times are in RFC 3339 format. */
export type AtomFeed = {
  /** BCP 47 tag of the language of the feed and its entries. */
  language: string;
  /** URL of the feed, which is also its id. */
  url: string;
  title: string;
  subtitle: string;
  /** Time of the last change. */
  updated: string;
  author: { name: string; uri: string };
  icon: string;
  /** URL of the page that lists the entries. */
  page: string;
  entries: AtomEntry[];
};

export type AtomEntry = {
  /** URL of the page, which is also the id of the entry. */
  url: string;
  title: string;
  published: string;
  updated: string;
  /** Name of the author, if it differs from the author of the feed. */
  author?: string | undefined;
  categories: { term: string; label: string }[];
  summary: string;
  /** The full text as HTML. */
  html: string;
};

/** Renders an Atom feed. */
export function renderAtom(feed: AtomFeed): string {
  const { language, url, author } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    renderElement('id', url),
    renderElement('title', feed.title),
    renderElement('subtitle', feed.subtitle),
    renderElement('updated', feed.updated),
    `<author>${renderElement('name', author.name)}${renderElement('uri', author.uri)}</author>`,
    renderElement('icon', feed.icon),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    renderAlternateLink(feed.page, language),
    ...feed.entries.flatMap((entry) => renderEntry(entry, language)),
    '</feed>',
    '',
  ].join('\n');
}

function renderEntry(entry: AtomEntry, language: string): string[] {
  return [
    '<entry>',
    renderElement('id', entry.url),
    renderElement('title', entry.title),
    renderElement('published', entry.published),
    renderElement('updated', entry.updated),
    ...(entry.author ? [`<author>${renderElement('name', entry.author)}</author>`] : []),
    renderAlternateLink(entry.url, language),
    ...entry.categories.map(
      ({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`,
    ),
    renderElement('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html)}</content>`,
    '</entry>',
  ];
}

function renderAlternateLink(url: string, language: string): string {
  return `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
