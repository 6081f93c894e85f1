import { stripBasePath } from '../../../lib/shared/basePath';
import { isRoute } from '../../../lib/shared/i18n/paths';
import { type Element, getAttribute } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule, UnplacedFinding } from '../Rule';

/** Links to a page or an anchor that is not there, or that is reached only over a redirect. */
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
): Generator<UnplacedFinding> {
  const url = page.resolve(href);
  if (!url) return yield page.finding(`The link "${href}" is no address.`, link);
  if (url.protocol === 'javascript:') return yield page.finding(`The link "${href}" is a script.`, link);
  if (!site.isOwn(url)) return;

  if (!site.fileAt(url)) {
    const withSlash = new URL(`${url.pathname}/`, url);
    const problem = site.pageAt(withSlash) ? `lacks the slash at its end` : 'leads nowhere';
    return yield page.finding(`The link "${href}" ${problem}.`, link);
  }
  if (site.isMoved(url)) {
    yield page.finding(`The link "${href}" leads to a page that has moved.`, link);
  }
  if (page.locale && isRoute(stripBasePath(url.pathname) ?? '')) {
    yield page.finding(`The link "${href}" leads to the page without a language.`, link);
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  const target = site.pageAt(url);
  if (anchor !== '' && anchor !== 'top' && target && !target.ids.has(anchor)) {
    yield page.finding(`The link "${href}" leads to an anchor that ${target.file} does not have.`, link);
  }
}
