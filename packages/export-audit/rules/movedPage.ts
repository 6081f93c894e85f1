import { getAttribute } from '../elements';
import type { Rule } from '../Rule';

/**
 * Reports redirect pages whose target is missing or in another locale, whose link or canonical URL differs, or that
 * have a script.
 */
export const movedPage: Rule = function* (site) {
  for (const page of site.redirects) {
    const refresh = page.redirectTarget ?? '';
    const url = page.resolve(refresh);
    const target = site.getPage(url);
    if (!url || !site.getFile(url)) {
      yield page.createFinding(`The page redirects to "${refresh}", which is not a page.`);
      continue;
    }
    if (target && target.locale !== page.locale) {
      yield page.createFinding(`The page redirects to "${refresh}", which is in another language.`);
    }
    if (page.canonical !== url.origin + url.pathname) {
      const problem = `The page redirects to "${refresh}", but its canonical URL is "${page.canonical ?? ''}".`;
      yield page.createFinding(problem, page.findLinks('canonical')[0]);
    }
    if (!page.findByTagName('a').some((link) => getAttribute(link, 'href') === refresh)) {
      yield page.createFinding(`The page has no link to "${refresh}".`);
    }
    for (const script of page.findByTagName('script'))
      yield page.createFinding('A redirect page must not have a script.', script);
  }
};
