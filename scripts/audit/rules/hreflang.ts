import { isLocale } from '../../../lib/shared/i18n/locales';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { atElement, type Draft, type Rule } from '../Rule';
import { resolve } from '../resolve';

/** Alternates in other languages that are not there, do not answer, or do not name the page in turn. */
export const hreflang: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    if (page.locale === undefined) {
      for (const { element } of page.alternates) {
        yield atElement(page, element, 'A page without a language lists alternates.');
      }
      continue;
    }
    yield* checkSet(page);
    for (const alternate of page.alternates) yield* checkAlternate(alternate, page, site);
  }
};

/** The set as such: every language once, the page itself and x-default among them. */
function* checkSet(page: ExportedPage): Generator<Draft> {
  const codes = page.alternates.map(({ hreflang }) => hreflang);
  for (const code of new Set(codes.filter((code, index) => codes.indexOf(code) !== index))) {
    const second = page.alternates.filter(({ hreflang }) => hreflang === code)[1];
    yield atElement(page, second?.element, `hreflang="${code}" stands there twice.`);
  }
  for (const code of ['x-default', ...(page.isCanonical && page.locale ? [page.locale] : [])]) {
    if (!codes.includes(code)) yield atElement(page, undefined, `hreflang="${code}" is missing.`);
  }
}

type Alternate = ExportedPage['alternates'][number];

function* checkAlternate(alternate: Alternate, page: ExportedPage, site: ExportedSite): Generator<Draft> {
  const { hreflang, href, element } = alternate;
  if (hreflang !== 'x-default' && !isLocale(hreflang)) {
    return yield atElement(page, element, `The site has no language hreflang="${hreflang}".`);
  }
  const target = site.pageAt(resolve(href, page.address));
  const named = `hreflang="${hreflang}" names "${href}"`;
  if (!target) return yield atElement(page, element, `${named}, where there is no page.`);
  if (hreflang !== 'x-default' && target.locale !== hreflang) {
    yield atElement(page, element, `${named}, which is in another language.`);
  }
  if (!target.isCanonical) {
    yield atElement(page, element, `${named}, whose canonical address is another page.`);
  }
  // A page with another canonical address is no part of the set, so nobody names it.
  const answers = target.alternates.some(
    (back) => resolve(back.href, target.address)?.pathname === page.address,
  );
  if (page.isCanonical && !answers)
    yield atElement(page, element, `${named}, which does not name this page in turn.`);
}
