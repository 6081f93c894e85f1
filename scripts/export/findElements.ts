import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** The page that was parsed last: one is asked several times in a row, and parsing is most of the work. */
let last = { html: '', elements: [] as Element[] };

/** Parses a page and returns its elements of one name, in order, each with its place in the text. */
export function findElements(html: string, tagName: string): Element[] {
  if (html !== last.html) last = { html, elements: elementsOf(html) };
  return last.elements.filter((element) => element.tagName === tagName);
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return elements;
}

/** An element's attribute; undefined where it has none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text inside an element that holds only text, such as a script. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Removes elements from the text they were found in; every other byte stays. */
export function removeElements(html: string, elements: Element[]): string {
  return elements
    .map(({ sourceCodeLocation }) => sourceCodeLocation)
    .filter((place) => place !== null && place !== undefined)
    .sort((a, b) => b.startOffset - a.startOffset)
    .reduce((text, place) => text.slice(0, place.startOffset) + text.slice(place.endOffset), html);
}
