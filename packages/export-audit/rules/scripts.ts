import { getAttribute } from '../elements';
import type { Rule } from '../Rule';

/** Reports pages whose content security policy is missing, comes after a script, or allows unsafe sources. */
export const contentPolicy: Rule = function* (site) {
  for (const page of site.pages) {
    const policy = page.findHttpEquiv('content-security-policy');
    if (!policy) {
      yield page.createFinding('The page has no content security policy.');
      continue;
    }
    const precedingElements = page.elements.slice(0, page.elements.indexOf(policy));
    const earlyScript = precedingElements.find(({ tagName }) => tagName === 'script');
    if (earlyScript) {
      const problem =
        'The script precedes the content security policy, which therefore does not apply to it.';
      yield page.createFinding(problem, earlyScript);
    }
    if (getAttribute(policy, 'content')?.includes("'unsafe-")) {
      yield page.createFinding("The content security policy contains an 'unsafe-…' source.", policy);
    }
  }
};
