import { loadFacts } from '../../../lib/content/entries/loadEntities';
import { leadsEndpoint } from '../../../lib/shared/leadsEndpoint';
import { site as facts } from '../../../lib/shared/site';
import { getAttribute } from '../../html/elements';
import type { Rule } from '../Rule';
import { getAllReferences } from '../references';

/** Whatever is loaded from, or sent to, a host that is not the site's own: only the map and the enquiries' may be another. */
export const thirdPartyHost: Rule = function* (site) {
  const map = new URL(loadFacts().map.embedUrl).host;
  const leads = new URL(leadsEndpoint, facts.origin).host;

  for (const { element, address, url, at } of getAllReferences(site)) {
    if (!url || url.protocol === 'data:' || site.isOwn(url)) continue;
    if (element?.tagName === 'iframe' && url.host === map) continue;
    yield at(`"${address}" is loaded from another host.`);
  }
  for (const page of site.pages) {
    for (const element of page.elements) {
      const target = getAttribute(element, 'action') ?? getAttribute(element, 'formaction');
      const url = target === undefined ? undefined : page.resolve(target);
      if (url && !site.isOwn(url) && url.host !== leads) {
        yield page.finding(`The form sends its data to another host, "${target}".`, element);
      }
    }
  }
};
