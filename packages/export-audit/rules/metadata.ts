import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { getAttribute, getText } from '../elements';
import { createFinding, type PartialFinding, type Rule } from '../Rule';

/** Reports pages without a description or with two, and titles and descriptions that two pages share. */
export const titles: Rule = function* (site) {
  const firstPages = new Map<string, ExportedPage>();
  // Pages that are not canonical may repeat the texts of canonical ones.
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    const title = page.findByTagName('title').find(({ parentNode }) => parentNode?.nodeName === 'head');
    const [meta, secondMeta] = page.findMetas('description');
    const description = page.getMetaContent('description')?.trim() ?? '';
    if (description === '') yield page.createFinding('The page has no description.', meta);
    if (secondMeta) yield page.createFinding('The page has a second description.', secondMeta);

    for (const [kind, value, element] of [
      ['title', title ? getText(title) : '', title],
      ['description', description, meta],
    ] as const) {
      const firstPage = firstPages.get(`${kind} ${value}`);
      if (firstPage) yield page.createWarning(`${firstPage.file} has the same ${kind}: "${value}".`, element);
      else if (value !== '') firstPages.set(`${kind} ${value}`, page);
    }
  }
};

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

/** Reports canonical pages that the sitemap does not list, and listed URLs that are not canonical pages. */
export const sitemap: Rule = function* (site) {
  const { origin, basePath = '' } = site.options;
  if (!site.readText('robots.txt')?.includes(`Sitemap: ${origin}${basePath}/sitemap.xml`)) {
    yield { file: 'robots.txt', problem: 'robots.txt does not name the sitemap.' };
  }
  const xml = site.readText('sitemap.xml') ?? '';
  const unknownUrls = new Set(Array.from(xml.matchAll(/<loc>([^<]*)</g), ([, url = '']) => url));
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    if (!unknownUrls.delete(page.url)) yield page.createFinding('The page is not in the sitemap.');
  }
  for (const url of unknownUrls) {
    const problem = `The sitemap lists ${url}, which is not a canonical page.`;
    yield createFinding('sitemap.xml', xml, xml.indexOf(`<loc>${url}<`), problem);
  }
};
