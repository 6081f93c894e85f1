import { getAttribute } from '../elements';
import type { Rule } from '../Rule';
import { getAllReferences } from '../references';

/** Reports resources from other hosts and forms that send data to them, except those in `allowedOrigins`. */
export const thirdPartyHost: Rule = function* (site) {
  const { frames = [], forms = [] } = site.options.allowedOrigins ?? {};
  for (const { element, href, url, report } of getAllReferences(site)) {
    if (!url || url.protocol === 'data:' || site.isSameOrigin(url)) continue;
    if (element?.tagName === 'iframe' && frames.includes(url.origin)) continue;
    yield report(`"${href}" is loaded from another host.`);
  }
  for (const page of site.pages) {
    for (const element of page.elements) {
      const target = getAttribute(element, 'action') ?? getAttribute(element, 'formaction');
      const url = target === undefined ? undefined : page.resolve(target);
      if (url && !site.isSameOrigin(url) && !forms.includes(url.origin)) {
        yield page.createFinding(`The form sends its data to another host, "${target}".`, element);
      }
    }
  }
};
