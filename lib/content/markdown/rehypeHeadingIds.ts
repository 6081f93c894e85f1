import type { Element, Root } from 'hast';
import { visitElements } from './visitElements';

/** Ids of the pages that show Markdown. */
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
 * A rehype plugin, after rehype-slug: a heading has an id even if its text has no letter, and no other element of the page
 * has the same one. `taken` are ids of other texts on the page.
 */
export function rehypeHeadingIds(taken: Iterable<string> = []) {
  return (tree: Root) => {
    const headings: Element[] = [];
    const foreign = new Set([...pageIds, ...taken]);
    const slugs = new Set<string>();
    visitElements(tree, (element) => {
      const id = String(element.properties.id ?? '');
      const isSlugged = /^h[1-6]$/.test(element.tagName) && !isFootnoteLabel(element);
      if (isSlugged) headings.push(element);
      (isSlugged ? slugs : foreign).add(id);
    });
    const used = new Set([...foreign, ...slugs]);
    for (const heading of headings) {
      const id = String(heading.properties.id);
      const hasWords = /[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, ''));
      if (hasWords && !foreign.has(id) && !CARD_ID.test(id)) continue;
      const free = findFreeId(hasWords ? id : 'section', used);
      heading.properties.id = free;
      used.add(free);
    }
  };
}

/** True for the heading that remark-rehype puts above the footnotes, with the id that its links refer to. */
function isFootnoteLabel({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('footnote-label');
}

function findFreeId(base: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    if (!used.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}
