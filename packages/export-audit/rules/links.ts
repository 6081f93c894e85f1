import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { type Element, getAttribute } from '../elements';
import { createFinding, type PartialFinding, type Rule } from '../Rule';
import { getAllReferences, type Reference } from '../references';

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

/** Reports missing pictures, styles, scripts, fonts and icons that a page or the manifest refers to. */
export const missingFile: Rule = function* (site) {
  for (const { element, href, url, report } of [...getAllReferences(site), ...getIcons(site)]) {
    const rel = element && getAttribute(element, 'rel');
    if (rel === 'preconnect' || rel === 'dns-prefetch' || href.startsWith('data:')) continue;
    if (!url) yield report(`"${href}" is not a valid URL.`);
    else if (site.isSameOrigin(url) && !site.getFile(url)) yield report(`The file "${href}" is missing.`);
  }
};

/** Yields the icons of the manifest. */
function* getIcons(site: ExportedSite): Generator<Reference> {
  for (const file of site.listFilesByExtension('webmanifest')) {
    const manifest = site.readText(file) ?? '';
    const { icons = [] } = JSON.parse(manifest) as { icons?: { src: string }[] };
    for (const { src } of icons) {
      const report = (problem: string) => createFinding(file, manifest, manifest.indexOf(src), problem);
      yield { href: src, url: site.resolve(src), report };
    }
  }
}

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
