import type { ExportedPage } from '../ExportedPage';
import { type Element, getAttribute, getInlineCode } from '../elements';
import type { Rule } from '../Rule';

/** Properties that search engines require for a rich result (Google Search Central, structured data). */
const REQUIRED_PROPERTIES: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Article: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name', 'provider'],
  SoftwareApplication: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Properties whose text must be visible on the page. */
const VISIBLE_PROPERTIES = [
  'name',
  'alternateName',
  'headline',
  'description',
  'serviceType',
  'keywords',
  'streetAddress',
  'email',
  'telephone',
];

/**
 * Reports JSON-LD that is invalid, lacks properties that search engines require, or contains text that the page does
 * not show. Property names are checked at compile time with `schema-dts`.
 */
export const structuredData: Rule = function* (site) {
  for (const page of site.pages) {
    const scripts = page
      .findByTagName('script')
      .filter((script) => getAttribute(script, 'type') === 'application/ld+json');
    if (scripts.length === 0 && page.isCanonical) {
      yield page.createFinding('The page has no structured data.');
    }
    for (const script of scripts) {
      for (const problem of checkScript(script, page)) {
        yield page.createFinding(`Structured data: ${problem}`, script);
      }
    }
  }
};

function* checkScript(script: Element, page: ExportedPage): Generator<string> {
  let document: unknown;
  try {
    document = JSON.parse(getInlineCode(script));
  } catch (error) {
    return yield (error as Error).message;
  }
  const { '@context': context } = (document ?? {}) as { '@context'?: unknown };
  if (context !== 'https://schema.org')
    yield `"@context" is ${JSON.stringify(context)} instead of "https://schema.org".`;

  const nodes = findNodes(document);
  if (nodes.length === 0) yield 'it contains no typed object.';
  const isOpenGraphArticle = page.getMetaContent('og:type') === 'article';
  const ids = new Set(nodes.map((node) => node['@id']));
  const visibleText = getVisibleText(page);
  for (const node of nodes) {
    const type = String(node['@type']);
    for (const name of REQUIRED_PROPERTIES[type] ?? []) {
      // Search engines accept an article without a date. A page whose Open Graph type is `article` has one.
      const isDateless = name === 'datePublished' && type === 'Article' && !isOpenGraphArticle;
      if (node[name] === undefined && !isDateless) yield `${type} has no "${name}".`;
    }
    for (const { '@id': id } of Object.values(node).flatMap(findReferences)) {
      if (!ids.has(id)) yield `no object has the @id "${id}".`;
    }
    for (const text of VISIBLE_PROPERTIES.flatMap((name) => [node[name] ?? []].flat())) {
      if (typeof text === 'string' && !visibleText.includes(removeWhitespace(text))) {
        yield `the page does not show "${text}" (${type}).`;
      }
    }
  }
}

/** Returns all objects of a JSON-LD document that have a type, including nested ones. */
function findNodes(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const nestedNodes = Object.values(value).flatMap(findNodes);
  return '@type' in value ? [value as Record<string, unknown>, ...nestedNodes] : nestedNodes;
}

/** Returns the objects whose only property is `@id`. */
function findReferences(value: unknown): { '@id': unknown }[] {
  return [value].flat().filter((item): item is { '@id': unknown } => {
    return typeof item === 'object' && item !== null && Object.keys(item).join() === '@id';
  });
}

/** Returns the page's text without white space. Includes the URLs of links, such as `mailto:` and `tel:` URLs. */
function getVisibleText(page: ExportedPage): string {
  const hrefs = page.findByTagName('a').map((link) => getAttribute(link, 'href') ?? '');
  return removeWhitespace([page.text, ...hrefs].join(' '));
}

/**
 * Removes white space, because the white space between elements differs from the white space in JSON-LD, and word
 * joiners, which only affect line breaks.
 */
function removeWhitespace(text: string): string {
  return text.replace(/[\s\u2060]+/g, '');
}
