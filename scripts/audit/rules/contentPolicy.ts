import { attribute, type Element } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import { atElement, type Rule } from '../Rule';

/** Pages without a content security policy, with one that comes too late or lets anything run. */
export const contentPolicy: Rule = function* (site) {
  for (const page of site.pages) {
    const policy = policyOf(page);
    if (!policy) {
      yield atElement(page, undefined, 'The page has no content security policy.');
      continue;
    }
    const early = page.all('script').find((script) => offsetOf(script) < offsetOf(policy));
    if (early)
      yield atElement(
        page,
        early,
        'The script stands before the content security policy and is not bound by it.',
      );
    if (attribute(policy, 'content')?.includes("'unsafe-")) {
      yield atElement(page, policy, "The content security policy allows something that is 'unsafe-…'.");
    }
  }
};

function policyOf(page: ExportedPage): Element | undefined {
  return page
    .all('meta')
    .find((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy');
}

function offsetOf(element: Element): number {
  return element.sourceCodeLocation?.startOffset ?? 0;
}
