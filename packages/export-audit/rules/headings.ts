import { getText } from '../elements';
import type { Rule } from '../Rule';

/** Reports pages without exactly one `h1`, and headings that skip a level. `validHtml` reports empty headings. */
export const headings: Rule = function* (site) {
  for (const page of site.pages) {
    const found = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const [first, second] = found.filter(({ tagName }) => tagName === 'h1');
    if (!first) yield page.createFinding('The page has no h1.');
    // The 404 page is not indexed and has one h1 per language.
    if (second && page.isIndexed) yield page.createFinding('The page has a second h1.', second);

    let previousLevel = 0;
    for (const heading of found) {
      const currentLevel = Number(heading.tagName[1]);
      if (currentLevel > previousLevel + 1 && previousLevel > 0) {
        yield page.createWarning(
          `An h${currentLevel} follows an h${previousLevel}: "${getText(heading)}".`,
          heading,
        );
      }
      previousLevel = currentLevel;
    }
    if (found[0] && found[0].tagName !== 'h1') {
      yield page.createFinding(`The first heading is an ${found[0].tagName}, not the h1.`, found[0]);
    }
  }
};
