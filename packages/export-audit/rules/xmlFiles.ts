import { SaxesParser } from 'saxes';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { createFinding, type PartialFinding, type Rule } from '../Rule';

/** Reports pages that are missing in the sitemap, URLs that are not pages, and data that differs from the page. */
export const sitemap: Rule = function* (site) {
  const { origin, basePath = '', today = new Date().toISOString().slice(0, 10) } = site.options;
  const robots = site.readText('robots.txt');
  if (!robots?.includes(`Sitemap: ${origin}${basePath}/sitemap.xml`)) {
    yield { file: 'robots.txt', problem: 'robots.txt does not name the sitemap.' };
  }

  const root = readXml('sitemap.xml', site);
  if ('problem' in root) yield root;
  const entriesByUrl = new Map<string, XmlElement>();
  for (const entry of 'problem' in root ? [] : root.children) {
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

/** Reports feeds that are not well-formed Atom, have the wrong language, or link to missing pages. */
export const feed: Rule = function* (site) {
  for (const [file, locale] of Object.entries(site.options.feeds ?? {})) {
    const xml = readXml(file, site);
    if ('problem' in xml) yield xml;
    else yield* checkFeed(xml, locale, site);
  }
};

function* checkFeed(root: XmlElement, locale: string, site: ExportedSite): Generator<PartialFinding> {
  const language = root.attributes['xml:lang'];
  if (language !== locale) yield root.report(`The feed has xml:lang="${language}" instead of "${locale}".`);
  const entries = getChildren(root, 'entry');
  for (const element of [root, ...entries]) {
    // Required exactly once in a feed and in an entry (RFC 4287, sections 4.1.1 and 4.1.2).
    for (const childName of ['id', 'title', 'updated']) {
      if (getChildren(element, childName).length !== 1)
        yield element.report(`The ${element.name} must have exactly one ${childName}.`);
    }
  }

  const ids = new Set<string>();
  for (const entry of entries) {
    const id = getChildText(entry, 'id');
    if (ids.has(id)) yield entry.report(`Two entries have the id ${id}.`);
    ids.add(id);
    const link = getChildren(entry, 'link').find(({ attributes }) => attributes.rel === 'alternate');
    const href = link?.attributes.href ?? '';
    const page = URL.canParse(href) ? site.getPage(new URL(href)) : undefined;
    if (!page) yield entry.report(`The entry links to ${href}, which is not a page.`);
    else if (page.locale !== locale || !page.isCanonical) {
      yield entry.report(
        `The entry links to ${href}, which is not the canonical page in the feed's language.`,
      );
    }
    if (getChildText(entry, 'content') === '') yield entry.report(`The entry ${id} has no text.`);
  }
}

type XmlElement = {
  /** The qualified name, including the prefix. */
  name: string;
  attributes: Record<string, string>;
  /** The text that is directly inside the element, trimmed. */
  text: string;
  children: XmlElement[];
  /** Creates a finding at this element. */
  report: (problem: string) => PartialFinding;
};

/** Returns the root of an exported XML file, or a finding if the file is missing or not well-formed. */
function readXml(file: string, site: ExportedSite): XmlElement | PartialFinding {
  const xml = site.readText(file);
  if (xml === undefined) return { file, problem: 'The file is missing.' };
  const documentNode: XmlElement = {
    name: '',
    attributes: {},
    text: '',
    children: [],
    report: () => createSyntaxFinding(),
  };
  const createSyntaxFinding = (offset = 0, error = 'it has no root element') =>
    createFinding(file, xml, offset, `The file is not well-formed: ${error}`);
  const openElements = [documentNode];
  let syntaxFinding: PartialFinding | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    syntaxFinding ??= createSyntaxFinding(parser.position, message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = xml.lastIndexOf('<', parser.position - 1);
    const report = (problem: string) => createFinding(file, xml, offset, problem);
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      report,
    };
    openElements.at(-1)?.children.push(element);
    openElements.push(element);
  });
  parser.on('text', (text) => {
    const element = openElements.at(-1);
    if (element) element.text = (element.text + text).trim();
  });
  parser.on('closetag', () => openElements.pop());
  parser.write(xml).close();
  return syntaxFinding ?? documentNode.children[0] ?? createSyntaxFinding();
}

/** Returns the children with the given name. */
function getChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the first child with the given name, or an empty string. */
function getChildText(element: XmlElement, name: string): string {
  return getChildren(element, name)[0]?.text ?? '';
}
