import { DEFERRED_CLICK, LIST_CLEAR, LIST_FILTER, PAGE_HOVER, RETRY } from '../../lib/browser/protocol';
import { withBasePath } from '../../lib/shared/basePath';
import type { ExportedDocument } from './ExportedDocument';

/**
 * Which pages the browser fetches ahead (https://wicg.github.io/nav-speculation/): pressing on a link fetches its page;
 * where there is a pointer that can hover, resting on a link renders the page, so that it is there with the click.
 */
const pages = { href_matches: withBasePath('/*/') };
/**
 * Links that change the list they belong to, and lead to a page only where that cannot be; and Retry, which asks the host
 * for the page anew, not for what was fetched a moment ago.
 */
const controls = { selector_matches: `[${LIST_FILTER}], [${LIST_CLEAR}], [${DEFERRED_CLICK}], [${RETRY}]` };
const links = { and: [pages, { not: controls }] };
const rules = {
  prefetch: [{ where: links, eagerness: 'conservative' }],
  prerender: [
    {
      where: { and: [links, { selector_matches: `[${PAGE_HOVER}] a:not([hreflang])` }] },
      eagerness: 'moderate',
    },
  ],
};

export function addSpeculationRules(document: ExportedDocument): void {
  document.appendScript('head', JSON.stringify(rules), ' type="speculationrules"');
}
