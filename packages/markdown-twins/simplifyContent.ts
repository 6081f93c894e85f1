import type { Element, ElementContent, RootContent } from 'hast';
import { createElement } from './elements';
import type { MarkdownTwinsOptions } from './MarkdownTwinsOptions';
import { separateInlineElements } from './separateInlineElements';

/** Code, drawings, navigation, and everything that a visitor operates. */
const EXCLUDED_TAGS = new Set(
  (
    'audio button canvas dialog form iframe input meter nav noscript object progress script select style svg template ' +
    'textarea video wbr'
  ).split(' '),
);

/** Messages about the state of the page, which refer to what a visitor has just done. */
const EXCLUDED_ROLES: unknown[] = ['alert', 'status'];

/**
 * Returns the content of a page with only what Markdown can express: without navigation, forms and decoration, with
 * absolute URLs, and with definitions, table captions and disclosures as lists, paragraphs and bold text.
 */
export function simplifyContent(
  nodes: readonly RootContent[],
  base: string,
  isExcluded: MarkdownTwinsOptions['isExcluded'] = () => undefined,
): ElementContent[] {
  const simplify = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || (isExcluded(node) ?? isDecoration(node))) return [];
    const children = separateInlineElements(node.children.flatMap(simplify));
    return convertElement({ ...node, properties: resolveUrls(node, base), children });
  };
  return nodes.flatMap(simplify);
}

/** True for an element that a reader does not miss: a control, a hidden element, or a picture without a description. */
function isDecoration({ tagName, properties }: Element): boolean {
  const { alt, ariaHidden, hidden, role } = properties;
  const isHidden = Boolean(hidden) || ariaHidden === 'true' || EXCLUDED_ROLES.includes(role);
  return isHidden || EXCLUDED_TAGS.has(tagName) || (tagName === 'img' && !alt);
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
  if (tagName === 'dl') return [createElement('ul', getDefinitions(children))];
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

/** Returns a list item for each term: `**Term**: definition; definition`. */
function getDefinitions(nodes: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let previousTag = '';
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'div') {
      items.push(...getDefinitions(node.children));
    } else if (node.tagName === 'dt') {
      items.push(createElement('li', [createStrong(node.children)]));
    } else {
      const separator = previousTag === 'dt' ? ': ' : '; ';
      items.at(-1)?.children.push({ type: 'text', value: separator }, ...node.children);
    }
    previousTag = node.tagName;
  }
  return items;
}
