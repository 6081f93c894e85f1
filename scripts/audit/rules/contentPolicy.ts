import { getAttribute } from '../../html/elements';
import type { Rule } from '../Rule';

/** Pages without a content security policy, with one that comes too late or lets anything run. */
export const contentPolicy: Rule = function* (site) {
  for (const page of site.pages) {
    const policy = page.httpEquiv('content-security-policy');
    if (!policy) {
      yield page.finding('The page has no content security policy.');
      continue;
    }
    const before = page.elements.slice(0, page.elements.indexOf(policy));
    const early = before.find(({ tagName }) => tagName === 'script');
    if (early) {
      const problem = 'The script stands before the content security policy and is not bound by it.';
      yield page.finding(problem, early);
    }
    if (getAttribute(policy, 'content')?.includes("'unsafe-")) {
      yield page.finding("The content security policy allows something that is 'unsafe-…'.", policy);
    }
  }
};
