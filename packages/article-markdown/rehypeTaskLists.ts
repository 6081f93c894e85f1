import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visitElements';

const BLOCK_TAGS = ['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'section', 'hr'];

/** Rehype plugin for task lists: wraps each checkbox and its text in a `<label>`. */
export function rehypeTaskLists() {
  return (tree: Root) =>
    visitElements(tree, (item) => {
      if (item.tagName !== 'li' || !isTask(item)) return;
      const [firstElement] = item.children.filter((node) => node.type === 'element');
      const labelParent = firstElement?.tagName === 'p' ? firstElement : item;
      labelParent.children = wrapInLabel(labelParent.children);
    });
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('task-list-item');
}

function wrapInLabel(children: ElementContent[]): ElementContent[] {
  const blockIndex = children.findIndex(
    (node) => node.type === 'element' && BLOCK_TAGS.includes(node.tagName),
  );
  const end = blockIndex < 0 ? children.length : blockIndex;
  const label: Element = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: children.slice(0, end),
  };
  return [label, ...children.slice(end)];
}
