import { loadFacts } from '../../../lib/content/entries/loadEntities';
import { leadsEndpoint } from '../../../lib/shared/leadsEndpoint';
import { site as facts } from '../../../lib/shared/site';
import { getAttribute } from '../../html/elements';
import type { Rule } from '../Rule';
import { getAllReferences } from '../references';

/** Reports resources from and forms to other hosts. Only the map and the enquiry endpoint may be on another host. */
export const thirdPartyHost: Rule = function* (site) {
  const map = new URL(loadFacts().map.embedUrl).host;
  const leads = new URL(leadsEndpoint, facts.origin).host;

  for (const { element, href, url, report } of getAllReferences(site)) {
    if (!url || url.protocol === 'data:' || site.isSameOrigin(url)) continue;
    if (element?.tagName === 'iframe' && url.host === map) continue;
    yield report(`"${href}" is loaded from another host.`);
  }
  for (const page of site.pages) {
    for (const element of page.elements) {
      const target = getAttribute(element, 'action') ?? getAttribute(element, 'formaction');
      const url = target === undefined ? undefined : page.resolve(target);
      if (url && !site.isSameOrigin(url) && url.host !== leads) {
        yield page.createFinding(`The form sends its data to another host, "${target}".`, element);
      }
    }
  }
};
