import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { PartialFinding, Rule } from '../Rule';
import { getChildren, getChildText, readXml, type XmlElement } from '../readXml';

/** Reports pages that are missing in the sitemap, URLs that are not pages, and data that differs from the page. */
export const sitemap: Rule = function* (site) {
  const { origin, basePath = '', today = new Date().toISOString().slice(0, 10) } = site.options;
  const robots = site.readText('robots.txt');
  if (!robots?.includes(`Sitemap: ${origin}${basePath}/sitemap.xml`)) {
    yield { file: 'robots.txt', problem: 'robots.txt does not name the sitemap.' };
  }

  const entriesByUrl = new Map<string, XmlElement>();
  for (const entry of readSitemapEntries('sitemap.xml', site)) {
    if ('problem' in entry) {
      yield entry;
      continue;
    }
    const url = getChildText(entry, 'loc');
    if (entriesByUrl.has(url)) yield entry.report(`${url} appears twice in the sitemap.`);
    else entriesByUrl.set(url, entry);
  }

  for (const [url, entry] of entriesByUrl) {
    const page = URL.canParse(url) ? site.getPage(new URL(url)) : undefined;
    if (page) yield* compareWithPage(url, entry, page, today);
    else yield entry.report(`The sitemap lists ${url}, which is not a page.`);
  }
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    if (!entriesByUrl.has(page.url)) yield page.createFinding('The page is not in the sitemap.');
  }
};

/** Yields the entries of a sitemap or, if it is a sitemap index, of its sitemaps. */
function* readSitemapEntries(file: string, site: ExportedSite): Generator<XmlElement | PartialFinding> {
  const root = readXml(file, site);
  if ('problem' in root) return yield root;
  for (const element of root.children) {
    const url = getChildText(element, 'loc');
    if (element.name === 'sitemap') yield* readSitemapEntries(site.getFile(new URL(url)) ?? url, site);
    else yield element;
  }
}

function* compareWithPage(
  url: string,
  entry: XmlElement,
  page: ExportedPage,
  today: string,
): Generator<PartialFinding> {
  if (!page.isIndexed) yield entry.report(`The sitemap lists ${url}, which is marked noindex.`);
  if (page.canonical !== url)
    yield entry.report(`The sitemap lists ${url}, which has a different canonical URL.`);

  const [lastmod] = getChildren(entry, 'lastmod');
  if (lastmod && (!/^\d{4}-\d\d-\d\d/.test(lastmod.text) || lastmod.text.slice(0, 10) > today)) {
    yield entry.report(`The lastmod of ${url} is invalid or in the future: "${lastmod.text}".`);
  }

  const sitemapAlternates = getChildren(entry, 'xhtml:link').map(({ attributes }) => attributes);
  if (serializeAlternates(sitemapAlternates) !== serializeAlternates(page.alternates)) {
    yield entry.report(`The alternates of ${url} differ from the alternates of the page.`);
  }
}

/** Serializes alternates independently of their order. */
function serializeAlternates(alternates: { hreflang?: string; href?: string }[]): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join();
}
