import { attribute } from '../../html/elements';
import { atElement, type Rule } from '../Rule';

/** Pages without a content security policy, with one that comes too late or lets anything run. */
export const contentPolicy: Rule = function* (site) {
  for (const page of site.pages) {
    const policy = page.httpEquiv('content-security-policy');
    if (!policy) {
      yield atElement(page, undefined, 'The page has no content security policy.');
      continue;
    }
    const before = page.elements.slice(0, page.elements.indexOf(policy));
    const early = before.find(({ tagName }) => tagName === 'script');
    if (early) {
      const problem = 'The script stands before the content security policy and is not bound by it.';
      yield atElement(page, early, problem);
    }
    if (attribute(policy, 'content')?.includes("'unsafe-")) {
      yield atElement(page, policy, "The content security policy allows something that is 'unsafe-…'.");
    }
  }
};
