import {
  DEFERRED_CLICK,
  LIST_CLEAR,
  LIST_FILTER,
  PAGE_CAN_HOVER,
  RETRY_LINK,
} from '../../lib/browser/protocol';
import { withBasePath } from '../../lib/shared/basePath';
import type { ExportedDocument } from './ExportedDocument';

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): pressing a link prefetches its page; with a pointer that
 * can hover, hovering over a link prerenders the page.
 */
const localPages = { href_matches: withBasePath('/*/') };
/**
 * Links that normally update a list in place, and the Retry link, which must request the page again instead of using a
 * prefetched copy.
 */
const excludedLinks = {
  selector_matches: `[${LIST_FILTER}], [${LIST_CLEAR}], [${DEFERRED_CLICK}], [${RETRY_LINK}]`,
};
const links = { and: [localPages, { not: excludedLinks }] };
const rules = {
  prefetch: [{ where: links, eagerness: 'conservative' }],
  prerender: [
    {
      where: { and: [links, { selector_matches: `[${PAGE_CAN_HOVER}] a:not([hreflang])` }] },
      eagerness: 'moderate',
    },
  ],
};

export function addSpeculationRules(document: ExportedDocument): void {
  document.appendScript('head', JSON.stringify(rules), ' type="speculationrules"');
}
