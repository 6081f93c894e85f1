import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Returns all elements below a node in document order, without the content of `<template>` elements. */
export function findElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const descendants = 'childNodes' in node ? node.childNodes.flatMap(findElements) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...descendants] : descendants;
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the code inside a script element. */
export function getInlineCode(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
