import type { Nodes, Root } from 'hast';

/** Rehype plugin that changes all text except code. */
export function rehypeTexts(formatText: (text: string) => string) {
  const walk = (node: Nodes): void => {
    if (node.type === 'text') node.value = formatText(node.value);
    else if ('children' in node && !('tagName' in node && node.tagName === 'code'))
      node.children.forEach(walk);
  };
  return (tree: Root) => walk(tree);
}
