import type { Element, ElementContent, Root } from 'hast';

/** Returns the first element in document order that meets a condition. */
export function findElement(
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
export function createElement(tagName: string, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children: [...children] };
}
