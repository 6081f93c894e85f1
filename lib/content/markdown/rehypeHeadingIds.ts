import type { Element, Root } from 'hast';
import { visitElements } from './visitElements';

/** Ids used by the templates of the pages that show Markdown. */
export const pageIds: ReadonlySet<string> = new Set([
  ...[
    'main',
    'menu',
    'logo-mark',
    'contents',
    'contents-title',
    'next',
    'next-title',
    'related',
    'related-title',
  ],
  ...[
    'articles',
    'articles-title',
    'article-list',
    'market',
    'market-title',
    'news',
    'news-title',
    'news-list',
  ],
  ...['newsletter', 'newsletter-title', 'newsletter-email', 'newsletter-consent'],
]);

/** The id of an article's card in a list. */
const CARD_ID = /^article\d+$/;

/**
 * Rehype plugin that runs after rehype-slug: gives every heading an id that is unique on the page, even if its text has
 * no letters. `takenIds` are the ids of other elements of the page.
 */
export function rehypeHeadingIds(takenIds: Iterable<string> = []) {
  return (tree: Root) => {
    const headings: Element[] = [];
    const reservedIds = new Set([...pageIds, ...takenIds]);
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
      if (hasWords && !reservedIds.has(id) && !CARD_ID.test(id)) continue;
      const freeId = findFreeId(hasWords ? id : 'section', used);
      heading.properties.id = freeId;
      used.add(freeId);
    }
  };
}

/** True for the heading that remark-rehype inserts above the footnotes; footnote links refer to its id. */
function isFootnoteLabel({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('footnote-label');
}

function findFreeId(base: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    if (!used.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}
