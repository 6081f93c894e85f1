import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { getAttribute } from '../elements';
import type { Rule } from '../Rule';

/**
 * Checks that `<html lang>`, `og:locale` and the canonical URL agree with the locale in the page's path. `lang` may
 * also contain a script or region. The canonical URL is the URL of the page, unless the same content has another
 * URL: the page in the fallback locale, if the page has no locale or is not translated, or a page at a parent path,
 * because the first archive page of a list repeats the page with the list.
 */
export const language: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const [root] = page.findByTagName('html');
    const lang = root && getAttribute(root, 'lang');
    if (page.locale ? lang?.split('-')[0] !== page.locale : !lang) {
      yield page.createFinding(`The page has lang="${lang ?? ''}", but its path is ${page.urlPath}.`, root);
    }

    const expectedOgLocale = page.locale && site.options.locales[page.locale];
    const ogLocale = page.getMetaContent('og:locale');
    if (ogLocale !== expectedOgLocale) {
      const problem = `og:locale is "${ogLocale ?? ''}" instead of "${expectedOgLocale ?? ''}".`;
      yield page.createFinding(problem, page.findMetas('og:locale')[0]);
    }

    const [link, secondLink] = page.findLinks('canonical');
    const fallbackUrl = getFallbackCanonical(page, site);
    const allowedUrls = page.locale ? [page.url, fallbackUrl] : [fallbackUrl];
    const isCanonicalToAncestor = getAncestorUrls(page, site).includes(page.canonical ?? '');
    if (secondLink) yield page.createFinding('The page has a second canonical URL.', secondLink);
    if (!page.canonical || !(allowedUrls.includes(page.canonical) || isCanonicalToAncestor)) {
      const problem = `The canonical URL is "${page.canonical ?? ''}" instead of ${allowedUrls.map((url) => `"${url}"`).join(' or ')}.`;
      yield page.createFinding(problem, link);
    }
    const ogUrl = page.getMetaContent('og:url');
    if (ogUrl !== page.canonical) {
      const problem = `og:url is "${ogUrl ?? ''}", but the canonical URL is "${page.canonical ?? ''}".`;
      yield page.createFinding(problem, page.findMetas('og:url')[0]);
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
