import type { Element, Root } from 'hast';
import { visitElements } from './visitElements';

type HeadingIdOptions = {
  /** True if another element of the page may have this id. */
  isReservedId?: ((id: string) => boolean) | undefined;
  /** The ids of other elements of the page. */
  takenIds?: Iterable<string> | undefined;
};

/**
 * Rehype plugin that runs after rehype-slug: gives every heading an id that is unique on the page, even if its text has
 * no letters.
 */
export function rehypeHeadingIds({ isReservedId = () => false, takenIds = [] }: HeadingIdOptions) {
  return (tree: Root) => {
    const headings: Element[] = [];
    const reservedIds = new Set(takenIds);
    const headingIds = new Set<string>();
    visitElements(tree, (element) => {
      const id = String(element.properties.id ?? '');
      const isSlugged = /^h[1-6]$/.test(element.tagName) && !isFootnoteLabel(element);
      if (isSlugged) headings.push(element);
      (isSlugged ? headingIds : reservedIds).add(id);
    });
    const usedIds = new Set([...reservedIds, ...headingIds]);
    for (const heading of headings) {
      const id = String(heading.properties.id);
      // rehype-slug adds a number to the id of a heading with the same text as an earlier one.
      const hasWords = /[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, ''));
      if (hasWords && !reservedIds.has(id) && !isReservedId(id)) continue;
      const freeId = findFreeId(hasWords ? id : 'section', (base) => usedIds.has(base) || isReservedId(base));
      heading.properties.id = freeId;
      usedIds.add(freeId);
    }
  };
}

/** True for the heading that remark-rehype inserts above the footnotes; footnote links refer to its id. */
function isFootnoteLabel({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('footnote-label');
}

function findFreeId(base: string, isUsed: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    if (!isUsed(`${base}-${number}`)) return `${base}-${number}`;
  }
}
