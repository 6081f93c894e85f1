import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { PartialFinding, Rule } from '../Rule';

/** Reports hreflang alternates that are missing, are not canonical, or do not link back. */
export const hreflang: Rule = function* (site) {
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    if (page.locale === undefined) {
      for (const { element } of page.alternates) {
        yield page.createFinding('A page without a locale must not list alternates.', element);
      }
      continue;
    }
    yield* checkCodes(page);
    for (const alternate of page.alternates) yield* checkAlternate(alternate, page, site);
  }
};

/** Checks that each hreflang appears once, including the page's locale and x-default. */
function* checkCodes(page: ExportedPage): Generator<PartialFinding> {
  const codes = page.alternates.map(({ hreflang }) => hreflang);
  for (const code of new Set(codes.filter((code, index) => codes.indexOf(code) !== index))) {
    const [, duplicate] = page.alternates.filter(({ hreflang }) => hreflang === code);
    yield page.createFinding(`hreflang="${code}" appears twice.`, duplicate?.element);
  }
  for (const code of ['x-default', ...(page.isCanonical && page.locale ? [page.locale] : [])]) {
    if (!codes.includes(code)) yield page.createFinding(`hreflang="${code}" is missing.`);
  }
}

type Alternate = ExportedPage['alternates'][number];

function* checkAlternate(
  alternate: Alternate,
  page: ExportedPage,
  site: ExportedSite,
): Generator<PartialFinding> {
  const { hreflang, href, element } = alternate;
  if (hreflang !== 'x-default' && !Object.hasOwn(site.options.locales, hreflang)) {
    return yield page.createFinding(`hreflang="${hreflang}" is not a locale of the site.`, element);
  }
  const target = site.getPage(page.resolve(href));
  const prefix = `hreflang="${hreflang}" links to "${href}"`;
  if (!target) return yield page.createFinding(`${prefix}, which is not a page.`, element);
  if (hreflang !== 'x-default' && target.locale !== hreflang) {
    yield page.createFinding(`${prefix}, which is in another language.`, element);
  }
  if (!target.isCanonical) {
    yield page.createFinding(`${prefix}, which has a different canonical URL.`, element);
  }
  // Only canonical pages are alternates, so an alternate need not link back to a page that is not canonical.
  const isReciprocal = target.alternates.some(
    (other) => target.resolve(other.href)?.pathname === page.urlPath,
  );
  if (page.isCanonical && !isReciprocal)
    yield page.createFinding(`${prefix}, which does not link back to this page.`, element);
}
