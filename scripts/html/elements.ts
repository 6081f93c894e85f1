import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What is in the tree but not on the page. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript']);

/** Every element below a node, in the order of the text. The content of a `<template>` is not part of the page. */
export function findElements(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(findElements) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...inner] : inner;
}

/** An element's attribute; undefined where it has none. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text a reader gets from a node, its white space as a browser shows it; without what is inside `skipped` elements. */
export function getText(node: Node, skipped: ReadonlySet<string> = new Set()): string {
  return rawText(node, skipped).replace(/\s+/g, ' ').trim();
}

/** The code inside a script or style element. */
export function getInlineCode(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** An element and those around it, from the inside out. */
export function* getAncestors(element: Element): Generator<Element> {
  for (let node: Node | null = element; node !== null; node = 'parentNode' in node ? node.parentNode : null) {
    if (defaultTreeAdapter.isElementNode(node)) yield node;
  }
}

function rawText(node: Node, skipped: ReadonlySet<string>): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && (UNSEEN.has(node.tagName) || skipped.has(node.tagName)))
    return '';
  // Blocks end a line even where nothing stands between them in the text.
  return 'childNodes' in node ? ` ${node.childNodes.map((child) => rawText(child, skipped)).join('')} ` : '';
}
