import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose content is not displayed. */
const INVISIBLE_TAGS = new Set(['head', 'script', 'style', 'template', 'noscript']);

/** Returns all elements below a node in document order, without the content of `<template>` elements. */
export function findElements(node: Node): Element[] {
  const descendants = 'childNodes' in node ? node.childNodes.flatMap(findElements) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...descendants] : descendants;
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the displayed text of a node with collapsed white space. */
export function getText(node: Node): string {
  return getRawText(node).replace(/\s+/g, ' ').trim();
}

/** Returns the code inside a script or style element. */
export function getInlineCode(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Yields an element and its ancestors, innermost first. */
export function* getAncestors(element: Element): Generator<Element> {
  for (let node: Node | null = element; node !== null; node = 'parentNode' in node ? node.parentNode : null) {
    if (defaultTreeAdapter.isElementNode(node)) yield node;
  }
}

function getRawText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && INVISIBLE_TAGS.has(node.tagName)) return '';
  // Adjacent blocks are separate lines even without white space between their tags.
  return 'childNodes' in node ? ` ${node.childNodes.map(getRawText).join('')} ` : '';
}
