import { type Element, getAttribute, getInlineCode } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { Rule } from '../Rule';

/** What search engines ask of a type before they show anything of it (Google Search Central, structured data). */
const REQUIRED: Record<string, string[]> = {
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

/** The properties whose text readers must be able to find on the page. */
const VISIBLE = [
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
 * JSON-LD that cannot be read, lacks what search engines ask for, or says what the page does not. That it fits schema.org
 * the compiler knows, by the types of `schema-dts`.
 */
export const structuredData: Rule = function* (site) {
  for (const page of site.pages) {
    const scripts = page
      .all('script')
      .filter((script) => getAttribute(script, 'type') === 'application/ld+json');
    if (scripts.length === 0 && page.isCanonical) {
      yield page.finding('The page has no structured data.');
    }
    for (const script of scripts) {
      for (const problem of checkScript(script, page)) {
        yield page.finding(`Structured data: ${problem}`, script);
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
  if (context !== 'https://schema.org') yield `its "@context" is ${JSON.stringify(context)}.`;

  const nodes = findNodes(document);
  if (nodes.length === 0) yield 'it describes nothing.';
  const ids = new Set(nodes.map((node) => node['@id']));
  const visible = visibleText(page);
  for (const node of nodes) {
    const type = String(node['@type']);
    for (const name of REQUIRED[type] ?? []) {
      if (node[name] === undefined) yield `${type} lacks "${name}".`;
    }
    for (const { '@id': id } of Object.values(node).flatMap(findReferences)) {
      if (!ids.has(id)) yield `nothing on the page is "${id}".`;
    }
    for (const text of VISIBLE.flatMap((name) => [node[name] ?? []].flat())) {
      if (typeof text === 'string' && !visible.includes(normal(text))) {
        yield `the page does not show "${text}" (${type}).`;
      }
    }
  }
}

/** Every thing in a JSON-LD document that has a type, those inside others included. */
function findNodes(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(findNodes);
  return '@type' in value ? [value as Record<string, unknown>, ...inner] : inner;
}

/** Objects that are nothing but a reference to another. */
function findReferences(value: unknown): { '@id': unknown }[] {
  return [value].flat().filter((item): item is { '@id': unknown } => {
    return typeof item === 'object' && item !== null && Object.keys(item).join() === '@id';
  });
}

function visibleText(page: ExportedPage): string {
  const addresses = page.all('a').map((link) => getAttribute(link, 'href') ?? '');
  return normal([page.text, ...addresses].join(' '));
}

/** Spaces between elements differ from those in a text. */
function normal(text: string): string {
  return text.replace(/\s+/g, '');
}
