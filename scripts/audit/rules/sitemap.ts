import { today } from '../../../lib/content/entries/today';
import { sitePath } from '../../../lib/shared/basePath';
import { absoluteUrl } from '../../../lib/shared/site';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { atElement, type Draft, type Rule } from '../Rule';
import { readXml, type XmlElement } from '../readXml';

/** Pages that the sitemap lacks, addresses in it that are no page, and what it says of them otherwise than they do. */
export const sitemap: Rule = function* (site) {
  const robots = site.textOf('robots.txt');
  if (!robots?.includes(`Sitemap: ${absoluteUrl(sitePath('/sitemap.xml'))}`)) {
    yield { file: 'robots.txt', line: 1, column: 1, problem: 'robots.txt does not name the sitemap.' };
  }

  const entries = [...readSitemap('sitemap.xml', site)];
  const listed = new Map<string, Entry>();
  for (const item of entries) {
    if ('problem' in item) yield item;
    else if (listed.has(item.address)) yield item.at(`${item.address} stands in the sitemap twice.`);
    else listed.set(item.address, item);
  }

  for (const entry of listed.values()) {
    const page = URL.canParse(entry.address) ? site.pageAt(new URL(entry.address)) : undefined;
    if (page) yield* compare(entry, page);
    else yield entry.at(`The sitemap lists ${entry.address}, where there is no page.`);
  }
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    if (!listed.has(absoluteUrl(page.address)))
      yield atElement(page, undefined, 'The page is not in the sitemap.');
  }
};

/** One address of the sitemap, and a way to say where in its file something is wrong. */
type Entry = { address: string; element: XmlElement; at: (problem: string) => Draft };

function* readSitemap(file: string, site: ExportedSite): Generator<Entry | Draft> {
  const xml = readXml(file, site);
  if ('problem' in xml) return yield xml;
  for (const element of xml.root.children) {
    const address = element.children.find(({ name }) => name === 'loc')?.text ?? '';
    if (element.name === 'sitemap') yield* readSitemap(site.fileAt(new URL(address)) ?? address, site);
    else yield { address, element, at: (problem) => xml.at(element, problem) };
  }
}

function* compare({ address, element, at }: Entry, page: ExportedPage): Generator<Draft> {
  if (!page.isIndexed) yield at(`The sitemap lists ${address}, which search engines may not index.`);
  if (page.canonical !== address)
    yield at(`The sitemap lists ${address}, whose canonical address is another.`);

  const date = element.children.find(({ name }) => name === 'lastmod')?.text;
  if (date !== undefined && (!/^\d{4}-\d\d-\d\d/.test(date) || date.slice(0, 10) > today())) {
    yield at(`The lastmod of ${address} is no date up to today: "${date}".`);
  }

  const set = (pairs: [string, string][]) =>
    pairs
      .map((pair) => pair.join(' '))
      .sort()
      .join('\n');
  const here = element.children
    .filter(({ name }) => name === 'xhtml:link')
    .map(({ attributes }) => attributes);
  const inSitemap = set(here.map(({ hreflang = '', href = '' }) => [hreflang, href]));
  const inPage = set(page.alternates.map(({ hreflang, href }) => [hreflang, href]));
  if (inSitemap !== inPage) yield at(`The alternates of ${address} are others than in the page itself.`);
}
