import { getLocalePath } from '../../../lib/shared/i18n/getLocalePath';
import { localeInfo } from '../../../lib/shared/i18n/locales';
import { getAbsoluteUrl } from '../../../lib/shared/site';
import { getAttribute } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule } from '../Rule';

/**
 * Checks a page's locale in `<html lang>`, in Open Graph and in its canonical URL. Valid canonical URLs are the page's
 * URL; the canonical of the English page, if the page shows fallback text or has no locale; and, for the first page of
 * a list, the list.
 */
export const language: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const [root] = page.all('html');
    const lang = root && getAttribute(root, 'lang');
    if (page.locale ? lang !== page.locale : !lang) {
      yield page.createFinding(`The page has lang="${lang ?? ''}", but its path is ${page.urlPath}.`, root);
    }

    const expected = page.locale && localeInfo[page.locale].ogLocale;
    const ogLocale = page.meta('og:locale');
    if (ogLocale !== expected) {
      const problem = `og:locale is "${ogLocale ?? ''}" instead of "${expected ?? ''}".`;
      yield page.createFinding(problem, page.metas('og:locale')[0]);
    }

    const [link, second] = page.links('canonical');
    const english = getEnglishCanonical(page, site);
    const allowed = page.locale ? [getAbsoluteUrl(page.urlPath), english] : [english];
    const isPartOfList = getAncestorUrls(page).includes(page.canonical ?? '');
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

/** Returns the canonical URL of the page's English version, which is the fallback for untranslated pages. */
function getEnglishCanonical({ path }: ExportedPage, site: ExportedSite): string {
  const english = getAbsoluteUrl(getLocalePath('en', path));
  return site.getPage(new URL(english))?.canonical ?? english;
}

/** Returns the URLs of a page's parent paths, without the home page. */
function getAncestorUrls({ urlPath, locale }: ExportedPage): string[] {
  const segments = urlPath.split('/').slice(1, -1);
  return segments
    .map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)
    .filter((above) => locale !== undefined && above !== getLocalePath(locale))
    .map(getAbsoluteUrl);
}
