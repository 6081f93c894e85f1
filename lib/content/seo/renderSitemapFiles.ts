import { withBasePath } from '@/lib/shared/basePath';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { escapeXml } from './escapeXml';
import type { SitemapEntry } from './getSitemapEntries';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Well under the protocol's bounds of 50,000 addresses and 50 MB a file, so that one file is quickly read again. */
const MAX_URLS_PER_FILE = 5000;

/**
 * The sitemap as files by their address: `/sitemap.xml` alone, or for more than `most` addresses an index there and
 * its parts under `/sitemaps/`. Format: sitemaps.org, with the alternates of a page as `xhtml:link`.
 */
export function renderSitemapFiles(entries: SitemapEntry[], most = MAX_URLS_PER_FILE): Map<string, string> {
  if (entries.length <= most) return new Map([['/sitemap.xml', urlset(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    address: `/sitemaps/${index + 1}.xml`,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
  return new Map([
    ['/sitemap.xml', sitemapIndex(parts)],
    ...parts.map((part) => [part.address, urlset(part.entries)] as const),
  ]);
}

function sitemapIndex(parts: { address: string; entries: SitemapEntry[] }[]): string {
  const sitemaps = parts.map(({ address, entries }) => {
    const newest = entries
      .map(({ lastModified }) => lastModified ?? '')
      .sort()
      .at(-1);
    return `<sitemap><loc>${escapeXml(getAbsoluteUrl(withBasePath(address)))}</loc>${lastmod(newest)}</sitemap>\n`;
  });
  return document(`<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>`);
}

function urlset(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified, alternates }) => {
    const links = Object.entries(alternates).map(
      ([hreflang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
    );
    return `<url>\n<loc>${escapeXml(url)}</loc>\n${lastmod(lastModified)}${links.join('')}</url>\n`;
  });
  return document(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>`,
  );
}

function lastmod(date: string | undefined): string {
  return date ? `<lastmod>${date}</lastmod>\n` : '';
}

function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
