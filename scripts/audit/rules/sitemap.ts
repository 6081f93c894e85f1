import { getToday } from '../../../lib/content/entries/getToday';
import { withBasePath } from '../../../lib/shared/basePath';
import { getAbsoluteUrl } from '../../../lib/shared/site';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule, UnplacedFinding } from '../Rule';
import { getChildren, getChildText, readXml, type XmlElement } from '../readXml';

/** Pages that the sitemap lacks, addresses in it that are no page, and what it says of them otherwise than they do. */
export const sitemap: Rule = function* (site) {
  const robots = site.textOf('robots.txt');
  if (!robots?.includes(`Sitemap: ${getAbsoluteUrl(withBasePath('/sitemap.xml'))}`)) {
    yield { file: 'robots.txt', problem: 'robots.txt does not name the sitemap.' };
  }

  const listed = new Map<string, XmlElement>();
  for (const entry of readSitemap('sitemap.xml', site)) {
    if ('problem' in entry) {
      yield entry;
      continue;
    }
    const address = getChildText(entry, 'loc');
    if (listed.has(address)) yield entry.at(`${address} stands in the sitemap twice.`);
    else listed.set(address, entry);
  }

  for (const [address, entry] of listed) {
    const page = URL.canParse(address) ? site.pageAt(new URL(address)) : undefined;
    if (page) yield* compare(address, entry, page);
    else yield entry.at(`The sitemap lists ${address}, where there is no page.`);
  }
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    if (!listed.has(getAbsoluteUrl(page.address))) yield page.finding('The page is not in the sitemap.');
  }
};

/** The entries of a sitemap and of its parts. */
function* readSitemap(file: string, site: ExportedSite): Generator<XmlElement | UnplacedFinding> {
  const root = readXml(file, site);
  if ('problem' in root) return yield root;
  for (const element of root.children) {
    const address = getChildText(element, 'loc');
    if (element.name === 'sitemap') yield* readSitemap(site.fileAt(new URL(address)) ?? address, site);
    else yield element;
  }
}

function* compare(address: string, entry: XmlElement, page: ExportedPage): Generator<UnplacedFinding> {
  if (!page.isIndexed) yield entry.at(`The sitemap lists ${address}, which search engines may not index.`);
  if (page.canonical !== address)
    yield entry.at(`The sitemap lists ${address}, whose canonical address is another.`);

  const [lastmod] = getChildren(entry, 'lastmod');
  if (lastmod && (!/^\d{4}-\d\d-\d\d/.test(lastmod.text) || lastmod.text.slice(0, 10) > getToday())) {
    yield entry.at(`The lastmod of ${address} is no date up to today: "${lastmod.text}".`);
  }

  const inSitemap = getChildren(entry, 'xhtml:link').map(({ attributes }) => attributes);
  if (serializeAlternates(inSitemap) !== serializeAlternates(page.alternates)) {
    yield entry.at(`The alternates of ${address} are others than in the page itself.`);
  }
}

/** The same text for the same alternates in another order. */
function serializeAlternates(alternates: { hreflang?: string; href?: string }[]): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join();
}
