import { getText } from '../../html/elements';
import type { Rule } from '../Rule';

/** Pages with no `h1` or two, and headings that skip a level; those without text are no valid HTML. */
export const headings: Rule = function* (site) {
  for (const page of site.pages) {
    const found = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const [first, second] = found.filter(({ tagName }) => tagName === 'h1');
    if (!first) yield page.finding('The page has no h1.');
    // The 404 page, which is not indexed, says the same in three languages.
    if (second && page.isIndexed) yield page.finding('The page has a second h1.', second);

    let level = 0;
    for (const heading of found) {
      const own = Number(heading.tagName[1]);
      if (own > level + 1 && level > 0) {
        yield page.advice(`An h${own} follows an h${level}: "${getText(heading)}".`, heading);
      }
      level = own;
    }
    if (found[0] && found[0].tagName !== 'h1') {
      yield page.finding(`The first heading is an ${found[0].tagName}, not the h1.`, found[0]);
    }
  }
};
