import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visitElements';

const BLOCKS = ['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'section', 'hr'];

/** A rehype plugin for task lists: the text beside a checkbox is its label. */
export function rehypeTaskLists() {
  return (tree: Root) =>
    visitElements(tree, (item) => {
      if (item.tagName !== 'li' || !isTask(item)) return;
      const [first] = item.children.filter((node) => node.type === 'element');
      const holder = first?.tagName === 'p' ? first : item;
      holder.children = wrapInLabel(holder.children);
    });
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('task-list-item');
}

function wrapInLabel(children: ElementContent[]): ElementContent[] {
  const block = children.findIndex((node) => node.type === 'element' && BLOCKS.includes(node.tagName));
  const end = block < 0 ? children.length : block;
  const label: Element = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: children.slice(0, end),
  };
  return [label, ...children.slice(end)];
}
