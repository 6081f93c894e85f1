import { type Element, getAttribute, getInlineCode } from '../../html/elements';
import type { Rule } from '../Rule';

/** What the framework's client runtime says of itself in a page's scripts. */
const RUNTIME = /__next_f|__NEXT_DATA__|TURBOPACK|\/_next\/static\/chunks\//;

/**
 * Pages that load JavaScript by themselves, and anything of the framework's runtime: pages are documents, and what runs in
 * them is what their own inline scripts ask for.
 */
export const ownScripts: Rule = function* (site) {
  for (const page of site.pages) {
    for (const script of page.all('script')) {
      const src = getAttribute(script, 'src');
      if (src !== undefined) yield page.finding(`The page loads the script "${src}" by itself.`, script);
      else if (RUNTIME.test(getInlineCode(script))) {
        yield page.finding("Something of the framework's runtime stands in the page.", script);
      }
    }
    for (const link of page.all('link').filter(isOfScript)) {
      yield page.finding(`The page loads the script "${getAttribute(link, 'href')}" by itself.`, link);
    }
  }
  for (const file of site.filesEndingIn('js')) {
    if (file.startsWith('_next/static/chunks/')) {
      yield { file, problem: "A file of the framework's runtime, which no page runs." };
    }
  }
};

function isOfScript(link: Element): boolean {
  return getAttribute(link, 'rel') === 'modulepreload' || getAttribute(link, 'as') === 'script';
}
