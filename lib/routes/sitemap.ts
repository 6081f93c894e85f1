import { getLocalePath, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';
import { escapeXml } from './escapeXml';
import { getAlternates } from './getAlternates';

type SitemapEntry = {
  url: string;
  /** YYYY-MM-DD; undefined if the page has no dated content. */
  lastModified: string | undefined;
  /** The URLs of all translations of the page, by hreflang. */
  alternates: Record<string, string>;
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Far below the limits of the protocol (50,000 URLs and 50 MB per file), so that each file can be reloaded quickly. */
const MAX_URLS_PER_FILE = 5000;

/** Returns all indexable pages, in each locale in which their text is available. */
export function getSitemapEntries(): SitemapEntry[] {
  const indexableRoutes = getSiteRoutes().filter(({ noindex }) => !noindex);
  return indexableRoutes.flatMap(({ path, locales, getLastModified }) =>
    locales.map((locale) => ({
      url: getAbsoluteUrl(getLocalePath(locale, path)),
      lastModified: getLastModified?.(locale),
      alternates: getAlternates(path, locales),
    })),
  );
}

/**
 * Renders the sitemap files, keyed by path: a single `/sitemap.xml`, or, for more than 5,000 URLs, an index with
 * its parts under `/sitemaps/`. The format is defined by sitemaps.org; alternates are `xhtml:link` elements.
 */
export function renderSitemapFiles(entries: SitemapEntry[]): Map<string, string> {
  if (entries.length <= MAX_URLS_PER_FILE) return new Map([['/sitemap.xml', renderUrlSet(entries)]]);
  const partFiles = Array.from({ length: Math.ceil(entries.length / MAX_URLS_PER_FILE) }, (_, index) => ({
    path: `/sitemaps/${index + 1}.xml`,
    entries: entries.slice(index * MAX_URLS_PER_FILE, (index + 1) * MAX_URLS_PER_FILE),
  }));
  return new Map([
    ['/sitemap.xml', renderSitemapIndex(partFiles)],
    ...partFiles.map((part) => [part.path, renderUrlSet(part.entries)] as const),
  ]);
}

function renderSitemapIndex(parts: { path: string; entries: SitemapEntry[] }[]): string {
  const sitemaps = parts.map(({ path, entries }) => {
    const newestDate = entries
      .map(({ lastModified }) => lastModified ?? '')
      .sort()
      .at(-1);
    const url = getAbsoluteUrl(withBasePath(path));
    return `<sitemap><loc>${escapeXml(url)}</loc>${renderLastModified(newestDate)}</sitemap>\n`;
  });
  return renderDocument(`<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>`);
}

function renderUrlSet(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified, alternates }) => {
    const links = Object.entries(alternates).map(
      ([hreflang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
    );
    return `<url>\n<loc>${escapeXml(url)}</loc>\n${renderLastModified(lastModified)}${links.join('')}</url>\n`;
  });
  return renderDocument(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>`,
  );
}

function renderLastModified(date: string | undefined): string {
  return date ? `<lastmod>${date}</lastmod>\n` : '';
}

function renderDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
