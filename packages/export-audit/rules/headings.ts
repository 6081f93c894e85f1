import { getText } from '../elements';
import type { Rule } from '../Rule';

/** Reports pages without exactly one `h1`, and headings that skip a level. `validHtml` reports empty headings. */
export const headings: Rule = function* (site) {
  for (const page of site.pages) {
    const pageHeadings = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const [firstH1, secondH1] = pageHeadings.filter(({ tagName }) => tagName === 'h1');
    if (!firstH1) yield page.createFinding('The page has no h1.');
    // The 404 page is not indexed and has one h1 per language.
    if (secondH1 && page.isIndexed) yield page.createFinding('The page has a second h1.', secondH1);

    let previousLevel = 0;
    for (const heading of pageHeadings) {
      const currentLevel = Number(heading.tagName[1]);
      if (currentLevel > previousLevel + 1 && previousLevel > 0) {
        yield page.createWarning(
          `An h${currentLevel} follows an h${previousLevel}: "${getText(heading)}".`,
          heading,
        );
      }
      previousLevel = currentLevel;
    }
    const [firstHeading] = pageHeadings;
    if (firstHeading && firstHeading.tagName !== 'h1') {
      yield page.createFinding(`The first heading is an ${firstHeading.tagName}, not the h1.`, firstHeading);
    }
  }
};
