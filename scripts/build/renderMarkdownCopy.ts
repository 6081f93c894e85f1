import type { Element, ElementContent, Root, RootContent } from 'hast';
import { removeNonBreakingSpaces } from 'line-breaks';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** The metadata in the `<head>` of a page, in the order of the front matter. */
type PageMetadata = {
  title: string;
  description?: string;
  /** BCP 47 tag of the page's language. */
  language?: string;
  /** The canonical URL. */
  url: string;
  /** Date of publication and of the last change, as in `article:published_time`. */
  published?: string;
  updated?: string;
};

/** The Markdown copy of a page. */
export type MarkdownCopy = PageMetadata & { markdown: string };

const parser = unified().use(rehypeParse).freeze();
const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {
      root(node, _, state, info) {
        // An `&` needs an escape only if a semicolon ends a character reference.
        const reference = { character: '&', after: '#?\\w+;', inConstruct: 'phrasing' as const };
        state.unsafe = [...state.unsafe.filter(({ character }) => character !== '&'), reference];
        return state.containerFlow(node, info);
      },
    },
  })
  .freeze();

/**
 * Renders the `<main>` element of a page as Markdown, with front matter that contains the title, language, URL and dates
 * in the page's `<head>`, and the description if the page does not contain it. Throws if the page has no `<main>` or no
 * canonical URL.
 */
export function renderMarkdownCopy(html: string): MarkdownCopy {
  const page = parser.parse(html);
  const metadata = readMetadata(page);
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('the page has no <main>');
  const children = simplifyContent(main.children, metadata.url);
  const content: Root = { type: 'root', children };
  const body = converter.stringify(converter.runSync(content));
  const { description = '', ...shortMetadata } = metadata;
  const text = getText(createElement('main', children));
  const isRepeated = removeNonBreakingSpaces(text).includes(removeNonBreakingSpaces(description));
  const frontMatter = stringify(isRepeated ? shortMetadata : metadata, { lineWidth: 0 });
  return { ...metadata, markdown: removeNonBreakingSpaces(`---\n${frontMatter}---\n\n${body}`) };
}

/** Reads the metadata of a page. Throws if it has no canonical URL. */
function readMetadata(page: Root): PageMetadata {
  const find = (tagName: string, name: string, value: string) =>
    findElement(page, (element) => element.tagName === tagName && element.properties[name] === value);
  const readMeta = (attribute: string, value: string) => find('meta', attribute, value)?.properties.content;
  const url = findElement(page, isCanonicalLink)?.properties.href;
  if (typeof url !== 'string') throw new Error('the page has no canonical URL');
  const html = findElement(page, ({ tagName }) => tagName === 'html');
  const title = findElement(page, ({ tagName }) => tagName === 'title')?.children[0];
  const entries = {
    title: title?.type === 'text' ? title.value : '',
    description: readMeta('name', 'description'),
    language: html?.properties.lang,
    url,
    published: readMeta('property', 'article:published_time'),
    updated: readMeta('property', 'article:modified_time'),
  };
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as PageMetadata;
}

function isCanonicalLink({ tagName, properties }: Element): boolean {
  return tagName === 'link' && [properties.rel].flat().includes('canonical');
}

/** Code, drawings, navigation, and everything that a visitor operates. */
const EXCLUDED_TAGS = new Set(
  (
    'audio button canvas dialog form iframe input meter noscript object progress script select style svg template ' +
    'textarea video wbr'
  ).split(' '),
);

/** Messages about the state of the page, which refer to what a visitor has just done. */
const EXCLUDED_ROLES: unknown[] = ['alert', 'status'];

/** Attributes of elements that are hidden at first, or only refer to the page as a document. */
const EXCLUDED_PROPERTIES = ['dataAlternative', 'dataEmpty', 'dataHint', 'dataSent', 'dataShare'];

/**
 * Returns the content of a page with only what Markdown can express: without navigation, forms and decoration, with
 * absolute URLs, and with table captions and disclosures as paragraphs and bold text.
 */
function simplifyContent(nodes: readonly RootContent[], base: string): ElementContent[] {
  const simplify = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isExcluded(node)) return [];
    const children = separateInlineElements(node.children.flatMap(simplify));
    return convertElement({ ...node, properties: resolveUrls(node, base), children });
  };
  return nodes.flatMap(simplify);
}

/**
 * True for an element that a reader does not miss: a control, a hidden element, a picture without a description, a
 * drawing beside the text that it illustrates, a QR code.
 */
function isExcluded({ tagName, properties }: Element): boolean {
  const { alt, ariaHidden, ariaLabelledBy, hidden, id, role, src } = properties;
  // The call to action that ends a page is the same on every page.
  if (tagName === 'section' && id === 'next') return true;
  // The home page lists the services in a landmark. Other landmarks repeat links.
  if (tagName === 'nav') return String(ariaLabelledBy) !== 'services-title';
  if (tagName === 'img') return !alt || /\.svg$|\/qr\//.test(String(src));
  const isHidden = Boolean(hidden) || ariaHidden === 'true' || EXCLUDED_ROLES.includes(role);
  return isHidden || EXCLUDED_TAGS.has(tagName) || EXCLUDED_PROPERTIES.some((name) => name in properties);
}

/** Returns the attributes of an element, with absolute URLs. */
function resolveUrls({ properties }: Element, base: string): Element['properties'] {
  const { href, src } = properties;
  return {
    ...properties,
    ...(typeof href === 'string' && { href: new URL(href, base).href }),
    ...(typeof src === 'string' && { src: new URL(src, base).href }),
  };
}

/** Replaces elements that the Markdown converter would drop, nest, or render as loose paragraphs. */
function convertElement(element: Element): ElementContent[] {
  const { tagName, children } = element;
  if (tagName === 'b' || tagName === 'strong') return [createStrong(children)];
  if (tagName === 'summary') {
    const hasHeading = children.some((child) => child.type === 'element' && /^h[1-6]$/.test(child.tagName));
    return hasHeading ? children : [createElement('p', [createStrong(children)])];
  }
  if (tagName === 'table') {
    const [caption] = children.filter((child) => child.type === 'element' && child.tagName === 'caption');
    if (caption?.type !== 'element') return [element];
    return [
      createElement('p', caption.children),
      { ...element, children: children.filter((child) => child !== caption) },
    ];
  }
  return [element];
}

/** Creates bold text. Bold text inside it would become underscores. */
function createStrong(children: readonly ElementContent[]): Element {
  const flat = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'strong' ? child.children : [child],
  );
  return createElement('strong', flat);
}

/** Inline elements. `sub` and `sup` are missing, because they belong to the word before them. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd label mark q s samp small span strong time u var'.split(
    ' ',
  ),
);

/** Inline elements that become a run of `*` or `~`. */
const EMPHASIS_TAGS = new Set(['strong', 'em', 'i', 'u', 'mark', 'del', 's']);

/** Inline elements that authors use for layout rather than inside a sentence. */
const LAYOUT_TAGS = new Set(['span', 'small']);

/**
 * Returns nodes with a space between inline elements that only styles separate, such as `<b>95%</b><span>satisfied</span>`.
 * An element inside a Chinese sentence, before punctuation or after a slash is not separated.
 */
function separateInlineElements(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    return previous && isSpaceMissing(previous, node) ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

function isSpaceMissing(previous: ElementContent, next: ElementContent): boolean {
  const elements = [previous, next].filter((node) => node.type === 'element');
  if (elements.length === 0 || !elements.every(({ tagName }) => INLINE_TAGS.has(tagName))) return false;
  const before = getText(previous).at(-1) ?? ' ';
  const after = getText(next)[0] ?? ' ';
  if (isAmbiguousEmphasis(previous, before, after) || isAmbiguousEmphasis(next, after, before)) return true;
  if (/[\s/\p{Ps}\p{Pi}\u3000-\u303f\uff00-\uffef]/u.test(before) || /[\s\p{P}]/u.test(after)) return false;
  if (elements.length === 2 || elements.some(({ tagName }) => LAYOUT_TAGS.has(tagName))) return true;
  return !(/\p{Script=Han}/u.test(before) && /\p{Script=Han}/u.test(after));
}

/** True for an emphasis with punctuation inside and a letter outside, beside which Markdown needs a space. */
function isAmbiguousEmphasis(node: ElementContent, inside: string, outside: string): boolean {
  if (node.type !== 'element' || !EMPHASIS_TAGS.has(node.tagName)) return false;
  return /[\p{P}\p{S}]/u.test(inside) && /[^\s\p{P}\p{S}]/u.test(outside);
}

function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(getText).join('') : '';
}

/** Returns the first element in document order that meets a condition. */
function findElement(
  node: Root | Element,
  meetsCondition: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = meetsCondition(child) ? child : findElement(child, meetsCondition);
    if (found) return found;
  }
  return undefined;
}

/** Creates an element without attributes. */
function createElement(tagName: string, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children: [...children] };
}
