import { isLocale } from '../../../lib/shared/i18n/locales';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule, UnplacedFinding } from '../Rule';

/** Alternates in other languages that are not there, do not answer, or do not name the page in turn. */
export const hreflang: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    if (page.locale === undefined) {
      for (const { element } of page.alternates) {
        yield page.finding('A page without a language lists alternates.', element);
      }
      continue;
    }
    yield* checkSet(page);
    for (const alternate of page.alternates) yield* checkAlternate(alternate, page, site);
  }
};

/** The set as such: every language once, the page itself and x-default among them. */
function* checkSet(page: ExportedPage): Generator<UnplacedFinding> {
  const codes = page.alternates.map(({ hreflang }) => hreflang);
  for (const code of new Set(codes.filter((code, index) => codes.indexOf(code) !== index))) {
    const second = page.alternates.filter(({ hreflang }) => hreflang === code)[1];
    yield page.finding(`hreflang="${code}" stands there twice.`, second?.element);
  }
  for (const code of ['x-default', ...(page.isCanonical && page.locale ? [page.locale] : [])]) {
    if (!codes.includes(code)) yield page.finding(`hreflang="${code}" is missing.`);
  }
}

type Alternate = ExportedPage['alternates'][number];

function* checkAlternate(
  alternate: Alternate,
  page: ExportedPage,
  site: ExportedSite,
): Generator<UnplacedFinding> {
  const { hreflang, href, element } = alternate;
  if (hreflang !== 'x-default' && !isLocale(hreflang)) {
    return yield page.finding(`The site has no language hreflang="${hreflang}".`, element);
  }
  const target = site.pageAt(page.resolve(href));
  const named = `hreflang="${hreflang}" names "${href}"`;
  if (!target) return yield page.finding(`${named}, where there is no page.`, element);
  if (hreflang !== 'x-default' && target.locale !== hreflang) {
    yield page.finding(`${named}, which is in another language.`, element);
  }
  if (!target.isCanonical) {
    yield page.finding(`${named}, whose canonical address is another page.`, element);
  }
  // A page with another canonical address is no part of the set, so nobody names it.
  const answers = target.alternates.some((back) => target.resolve(back.href)?.pathname === page.address);
  if (page.isCanonical && !answers)
    yield page.finding(`${named}, which does not name this page in turn.`, element);
}
