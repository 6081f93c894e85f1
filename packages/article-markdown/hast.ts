import type { Element, Nodes, Root } from 'hast';

/**
 * Calls `visit` with every element of a rendered Markdown file, children first. Errors thrown by `visit` get the line of
 * the element as their `line` property.
 */
export function visitElements(node: Nodes, visit: (element: Element) => void): void {
  if ('children' in node) for (const child of node.children) visitElements(child, visit);
  if (node.type !== 'element') return;
  try {
    visit(node);
  } catch (error) {
    throw Object.assign(error as Error, { line: node.position?.start.line });
  }
}

/**
 * Returns the text content of an element of a rendered Markdown file. The text of an image is its `alt` text, that of
 * `<br>` a space.
 */
export function getElementText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return 'children' in node ? node.children.map(getElementText).join('') : '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(getElementText).join('');
}

/** Rehype plugin that changes all text except code. */
export function rehypeTexts(formatText: (text: string) => string) {
  const walk = (node: Nodes): void => {
    if (node.type === 'text') node.value = formatText(node.value);
    else if ('children' in node && !('tagName' in node && node.tagName === 'code'))
      node.children.forEach(walk);
  };
  return (tree: Root) => walk(tree);
}
