import { getLocalePath } from '../../../lib/shared/i18n/getLocalePath';
import { localeInfo } from '../../../lib/shared/i18n/locales';
import { getAbsoluteUrl } from '../../../lib/shared/site';
import { getAttribute } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule } from '../Rule';

/**
 * A page's language as `<html lang>`, Open Graph and its canonical address state it. The canonical of a page is the page
 * itself; that of the English one where it shows a text in
 * another language or has no language; or the list that it is the first page of.
 */
export const language: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const [root] = page.all('html');
    const lang = root && getAttribute(root, 'lang');
    if (page.locale ? lang !== page.locale : !lang) {
      yield page.finding(`The page says lang="${lang ?? ''}", but stands under ${page.address}.`, root);
    }

    const expected = page.locale && localeInfo[page.locale].ogLocale;
    const ogLocale = page.meta('og:locale');
    if (ogLocale !== expected) {
      const problem = `og:locale is "${ogLocale ?? ''}" instead of "${expected ?? ''}".`;
      yield page.finding(problem, page.metas('og:locale')[0]);
    }

    const [link, second] = page.links('canonical');
    const english = canonicalInEnglish(page, site);
    const allowed = page.locale ? [getAbsoluteUrl(page.address), english] : [english];
    const isPartOfList = listAddresses(page).includes(page.canonical ?? '');
    if (second) yield page.finding('The page has a second canonical address.', second);
    if (!page.canonical || !(allowed.includes(page.canonical) || isPartOfList)) {
      const problem = `The canonical address is "${page.canonical ?? ''}" instead of ${allowed.map((address) => `"${address}"`).join(' or ')}.`;
      yield page.finding(problem, link);
    }
    const ogUrl = page.meta('og:url');
    if (ogUrl !== page.canonical) {
      const problem = `og:url is "${ogUrl ?? ''}", but the canonical address "${page.canonical ?? ''}".`;
      yield page.finding(problem, page.metas('og:url')[0]);
    }
  }
};

/** English stands in for what has no text in a language, unless it has none itself. */
function canonicalInEnglish({ path }: ExportedPage, site: ExportedSite): string {
  const english = getAbsoluteUrl(getLocalePath('en', path));
  return site.pageAt(new URL(english))?.canonical ?? english;
}

/** The addresses above a page, but for home. */
function listAddresses({ address, locale }: ExportedPage): string[] {
  const segments = address.split('/').slice(1, -1);
  return segments
    .map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)
    .filter((above) => locale !== undefined && above !== getLocalePath(locale))
    .map(getAbsoluteUrl);
}
