import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { getAttribute } from '../elements';
import type { Rule } from '../Rule';

/**
 * Checks a page's locale in `<html lang>`, which may also name a script or region, in Open Graph and in its canonical
 * URL. Valid canonical URLs are the page's URL; the canonical URL of the page in the fallback locale, for bare pages and
 * pages with fallback text; and, for the first page of a list, the list.
 */
export const language: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const [root] = page.all('html');
    const lang = root && getAttribute(root, 'lang');
    if (page.locale ? lang?.split('-')[0] !== page.locale : !lang) {
      yield page.createFinding(`The page has lang="${lang ?? ''}", but its path is ${page.urlPath}.`, root);
    }

    const expected = page.locale && site.options.locales[page.locale];
    const ogLocale = page.meta('og:locale');
    if (ogLocale !== expected) {
      const problem = `og:locale is "${ogLocale ?? ''}" instead of "${expected ?? ''}".`;
      yield page.createFinding(problem, page.metas('og:locale')[0]);
    }

    const [link, second] = page.links('canonical');
    const fallback = getFallbackCanonical(page, site);
    const allowed = page.locale ? [page.url, fallback] : [fallback];
    const isPartOfList = getAncestorUrls(page, site).includes(page.canonical ?? '');
    if (second) yield page.createFinding('The page has a second canonical URL.', second);
    if (!page.canonical || !(allowed.includes(page.canonical) || isPartOfList)) {
      const problem = `The canonical URL is "${page.canonical ?? ''}" instead of ${allowed.map((url) => `"${url}"`).join(' or ')}.`;
      yield page.createFinding(problem, link);
    }
    const ogUrl = page.meta('og:url');
    if (ogUrl !== page.canonical) {
      const problem = `og:url is "${ogUrl ?? ''}", but the canonical URL is "${page.canonical ?? ''}".`;
      yield page.createFinding(problem, page.metas('og:url')[0]);
    }
  }
};

/** Returns the canonical URL of the page in the fallback locale. */
function getFallbackCanonical({ path }: ExportedPage, site: ExportedSite): string {
  const { origin, basePath = '', fallbackLocale } = site.options;
  const url = `${origin}${basePath}/${fallbackLocale}${path}`;
  return site.getPage(new URL(url))?.canonical ?? url;
}

/** Returns the URLs of a page's parent paths, without the home page. */
function getAncestorUrls({ path, locale }: ExportedPage, { options }: ExportedSite): string[] {
  if (locale === undefined) return [];
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => {
    const parentPath = segments.slice(0, index + 1).join('/');
    return `${options.origin}${options.basePath ?? ''}/${locale}/${parentPath}/`;
  });
}
