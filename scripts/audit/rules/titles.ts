import { textOf } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import { advice, atElement, type Rule } from '../Rule';

/** How wide a title may be in a list of results, in Latin letters; a Chinese character is as wide as two. */
const WIDEST_TITLE = 60;

/** Titles and descriptions that are missing, stand on two pages, or are too long to be shown. */
export const titles: Rule = function* (site) {
  const seen = new Map<string, ExportedPage>();
  for (const page of site.pages) {
    const [title, secondTitle] = page
      .all('title')
      .filter((element) => element.parentNode?.nodeName === 'head');
    const text = title ? textOf(title) : '';
    if (text === '') yield atElement(page, title, 'The page has no title.');
    if (secondTitle) yield atElement(page, secondTitle, 'The page has a second title.');
    if (widthOf(text) > WIDEST_TITLE) {
      const problem = `The title is too long for search results: ${widthOf(text)} instead of ${WIDEST_TITLE}.`;
      yield advice(page, title, problem);
    }

    // What search engines do not list may repeat what they do.
    if (!page.isCanonical) continue;
    const [meta, secondMeta] = page.metas('description');
    const description = page.meta('description')?.trim() ?? '';
    if (description === '') yield atElement(page, meta, 'The page has no description.');
    if (secondMeta) yield atElement(page, secondMeta, 'The page has a second description.');

    for (const [kind, value, element] of [
      ['title', text, title],
      ['description', description, meta],
    ] as const) {
      const first = seen.get(`${kind} ${value}`);
      if (first) yield advice(page, element, `The ${kind} is that of ${first.file} too: "${value}".`);
      else if (value !== '') seen.set(`${kind} ${value}`, page);
    }
  }
};

/** The width of a text in Latin letters (Unicode, East Asian Width: wide and full-width characters). */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, char) => sum + (/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u.test(char) ? 2 : 1),
    0,
  );
}
