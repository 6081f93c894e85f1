import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { rehypeTexts } from './rehypeTexts';
import { visitElements } from './visitElements';

/**
 * Rehype plugin that gives headings the ids of rehype-slug, which drops no-break spaces. Here an id has the same hyphen
 * for a no-break space as for a space, so the id does not depend on the spacing.
 */
export function rehypeSpacedSlug() {
  const replaceSpaces = rehypeTexts((text) => text.replaceAll('\u00a0', ' '));
  const addSlugs = rehypeSlug();
  return (tree: Root) => {
    const copy = structuredClone(tree);
    replaceSpaces(copy);
    addSlugs(copy);
    const copies: Element[] = [];
    visitElements(copy, (element) => {
      copies.push(element);
    });
    visitElements(tree, (element) => {
      Object.assign(element.properties, copies.shift()?.properties);
    });
  };
}
