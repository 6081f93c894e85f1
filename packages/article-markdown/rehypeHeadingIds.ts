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
    const used = new Set([...reservedIds, ...headingIds]);
    for (const heading of headings) {
      const id = String(heading.properties.id);
      const hasWords = /[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, ''));
      if (hasWords && !reservedIds.has(id) && !isReservedId(id)) continue;
      const freeId = findFreeId(hasWords ? id : 'section', (name) => used.has(name) || isReservedId(name));
      heading.properties.id = freeId;
      used.add(freeId);
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
