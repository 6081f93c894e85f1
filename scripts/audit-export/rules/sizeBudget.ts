import { gzipSync } from 'node:zlib';
import { splitLocale } from '../../../lib/i18n/paths';
import { attribute, codeOf, type Element } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { atElement, type Rule } from '../Rule';
import { referencesOf, stylesheetsOf } from '../references';

/** What a page costs its reader: numbers of bytes that travel, and of requests. */
type Weight = Record<keyof typeof budget, number>;

/**
 * What a page may cost. All but the last two is paid before the visitor does anything: the document fits one initial
 * congestion window of TCP (RFC 6928: ten segments), everything together what the lightest rival needs for a nearly
 * empty page. `scripts` is the framework's own 138 kB and what the site adds to it, once the visitor stirs.
 */
const budget = {
  document: 14_000,
  'inline scripts': 2_000,
  styles: 10_000,
  fonts: 40_000,
  'pictures at once': 30_000,
  'everything at once': 79_000,
  'requests at once': 7,
  scripts: 163_000,
};

/** Where a page may cost more: an article is as long as it is, a form brings its checks along. */
const exceptions: { page: RegExp; budget: Partial<Weight> }[] = [
  { page: /^\/insights\/[^/]+\/$/, budget: { document: 24_000 } },
  { page: /^\/contact\/$/, budget: { scripts: 178_000 } },
];

/** Pages that cost more than a visitor on a mobile line should pay, or repeat themselves in the framework's payload. */
export const sizeBudget: Rule = function* (site) {
  for (const page of site.pages) {
    const weight = weigh(page, site);
    for (const [part, bound] of Object.entries(boundsOf(page))) {
      const actual = weight[part as keyof Weight];
      if (actual <= bound) continue;
      yield atElement(page, undefined, `Over the budget: ${part} ${actual}, allowed ${bound}.`);
    }
    const payload = scriptsOf(page, site).find(isPayload);
    const size = payload === undefined ? 0 : site.transferSize(payload);
    // It is the page once more, as the framework writes it: beyond that, client components get what is not shown.
    if (size >= weight.document) {
      const problem = `The framework's payload weighs ${size} bytes, the page itself ${weight.document}: pass less through client components.`;
      yield atElement(page, undefined, problem);
    }
  }
};

function boundsOf(page: ExportedPage): typeof budget {
  const { path } = splitLocale(page.address);
  const exception = exceptions.find((entry) => entry.page.test(path));
  return { ...budget, ...exception?.budget };
}

function weigh(page: ExportedPage, site: ExportedSite): Weight {
  const styles = stylesheetsOf(page, site);
  const fonts = filesOf(page, site, isFontPreload);
  const pictures = filesOf(page, site, isEagerPicture);
  const scripts = scriptsOf(page, site).filter((file) => !isPayload(file));
  const document = site.transferSize(page.file);
  const sum = (files: string[]) => files.reduce((total, file) => total + site.transferSize(file), 0);
  return {
    document,
    'inline scripts': gzipSync(page.all('script').filter(isInlineCode).map(codeOf).join('\n')).length,
    styles: sum(styles),
    fonts: sum(fonts),
    'pictures at once': sum(pictures),
    'everything at once': document + sum([...styles, ...fonts, ...pictures]),
    'requests at once': 1 + styles.length + fonts.length + pictures.length,
    scripts: sum(scripts),
  };
}

/** The files that a page loads by certain elements, each once. */
function filesOf(page: ExportedPage, site: ExportedSite, wanted: (element: Element) => boolean): string[] {
  const files = referencesOf(page)
    .filter(({ element, url }) => url && site.isOwn(url) && wanted(element))
    .flatMap(({ url }) => (url && site.fileAt(url)) ?? []);
  return [...new Set(files)];
}

/** The files that the framework runs in a page, its payload among them. */
function scriptsOf(page: ExportedPage, site: ExportedSite): string[] {
  return filesOf(page, site, ({ tagName }) => tagName === 'script');
}

function isPayload(file: string): boolean {
  return file.includes('/static/payload/');
}

function isFontPreload(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'as') === 'font';
}

function isEagerPicture(element: Element): boolean {
  const isPreload = element.tagName === 'link' && attribute(element, 'as') === 'image';
  return isPreload || (element.tagName === 'img' && attribute(element, 'loading') !== 'lazy');
}

function isInlineCode(element: Element): boolean {
  return attribute(element, 'src') === undefined && attribute(element, 'type') === undefined;
}
