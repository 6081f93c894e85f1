import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { type Element, getAttribute } from '../elements';
import type { PartialFinding, Rule } from '../Rule';

/** Reports links whose page or anchor is missing, whose page redirects, and whose path lacks the locale. */
export const brokenLink: Rule = function* (site) {
  for (const page of site.pages) {
    for (const link of page.elements.filter(({ tagName }) => tagName === 'a' || tagName === 'area')) {
      const href = getAttribute(link, 'href');
      if (href !== undefined) yield* checkLink(href, link, page, site);
    }
  }
};

function* checkLink(
  href: string,
  link: Element,
  page: ExportedPage,
  site: ExportedSite,
): Generator<PartialFinding> {
  const url = page.resolve(href);
  if (!url) return yield page.createFinding(`The link "${href}" is not a valid URL.`, link);
  if (url.protocol === 'javascript:')
    return yield page.createFinding(`The link "${href}" runs a script.`, link);
  if (!site.isSameOrigin(url)) return;

  if (!site.getFile(url)) {
    const withSlash = new URL(`${url.pathname}/`, url);
    const problem = site.getPage(withSlash) ? 'has no trailing slash' : 'has no target';
    return yield page.createFinding(`The link "${href}" ${problem}.`, link);
  }
  if (site.isRedirect(url)) {
    yield page.createFinding(`The link "${href}" points to a page that redirects.`, link);
  }
  const target = site.getPage(url);
  if (page.locale && target && !target.locale) {
    yield page.createFinding(`The link "${href}" points to a page without a locale; add the locale.`, link);
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== '' && anchor !== 'top' && target && !target.ids.has(anchor)) {
    yield page.createFinding(`The anchor of the link "${href}" is missing in ${target.file}.`, link);
  }
}
