import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Returns all elements below a node in document order, without the content of `<template>` elements. */
export function findElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const elements: Element[] = [];
  const collect = (current: DefaultTreeAdapterTypes.Node) => {
    if (defaultTreeAdapter.isElementNode(current)) elements.push(current);
    if ('childNodes' in current) current.childNodes.forEach(collect);
  };
  collect(node);
  return elements;
}

/** Returns all elements in the content of `<template>` elements below a node, in document order. */
export function findElementsInTemplates(node: DefaultTreeAdapterTypes.Node): Element[] {
  return findElements(node).flatMap((element) => {
    if (element.tagName !== 'template') return [];
    const content = defaultTreeAdapter.getTemplateContent(element as DefaultTreeAdapterTypes.Template);
    // SVG has no templates: the content of an element with this name is in its child nodes.
    return content ? [...findElements(content), ...findElementsInTemplates(content)] : [];
  });
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the code inside a script element. */
export function getInlineCode(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
