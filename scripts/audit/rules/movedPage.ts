import { getAbsoluteUrl } from '../../../lib/shared/site';
import { getAttribute } from '../../html/elements';
import type { Rule } from '../Rule';

/** Pages at old addresses that lead to no page, elsewhere by link or canonical address, into another language, or need a script. */
export const movedPage: Rule = function* (site) {
  for (const page of site.redirects) {
    const refresh = page.refresh ?? '';
    const url = page.resolve(refresh);
    const target = site.pageAt(url);
    if (!url || !site.fileAt(url)) {
      yield page.finding(`The page leads to "${refresh}", where there is no page.`);
      continue;
    }
    if (target && target.locale !== page.locale) {
      yield page.finding(`The page leads to "${refresh}", which is in another language.`);
    }
    if (page.canonical !== getAbsoluteUrl(url.pathname)) {
      const problem = `The page leads to "${refresh}", but its canonical address is "${page.canonical ?? ''}".`;
      yield page.finding(problem, page.links('canonical')[0]);
    }
    if (!page.all('a').some((link) => getAttribute(link, 'href') === refresh)) {
      yield page.finding(`The page has no link to "${refresh}".`);
    }
    for (const script of page.all('script')) yield page.finding('The page has a script.', script);
  }
};
