import { gzipSync } from 'node:zlib';
import { ISLAND_MODULES, ISLAND_PROPS } from '../../../lib/browser/protocol';
import { splitLocale } from '../../../lib/shared/i18n/localePath';
import { photoFolder } from '../../../lib/shared/pictures/photoAddress';
import { site } from '../../../lib/shared/site';
import { attribute, codeOf, type Element } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { modulesOf } from '../modulesOf';
import { advice, atElement, type Rule } from '../Rule';
import { phonePicture, referencesOf, stylesheetsOf } from '../references';
import { resolve } from '../resolve';

/** What a page costs its reader: numbers of bytes that travel, and of requests. */
type Weight = Record<keyof typeof budget, number>;

/**
 * What a page may cost. All but the last two is paid before the visitor does anything: everything together is less
 * than the lightest rival needs for a nearly empty page. The document is what the visitor came to read: its first screens come
 * with one initial congestion window of TCP (RFC 6928: ten segments), and a page that answers a buyer's questions about
 * price, weeks, connections and data may go two segments beyond. Scripts, styles and fonts, which say nothing, get no
 * more. The site's script comes at the first sign of a visitor, the modules of islands when all are in use.
 */
const budget = {
  document: 17_000,
  // 200 more to load the service that counts visits, where one is set up.
  'inline scripts': site.analytics ? 1_736 : 1_536,
  styles: 16_000,
  fonts: 21_000,
  'pictures at once': 10_000,
  'everything at once': 62_000,
  'requests at once': 7,
  'script of the site': 3_072,
  'modules of islands': 110_000,
};

/** What editors can do about a page that their texts and pictures have made heavy. What has none is the project's. */
const remedies: Partial<Record<keyof Weight, string>> = {
  document: 'Readers on a telephone wait for it: shorten its texts.',
  'pictures at once': 'Take a lighter picture for the top of the page, or a smaller one.',
  'everything at once': 'Shorten the texts of the page, or take lighter pictures for its top.',
  'requests at once': 'Show fewer pictures at the top of the page.',
};

/** What a photograph at the top of a page may cost beyond that: an editor chose to show more than a drawing. */
const PHOTO = 120_000;

/** Where a page may cost more: an article is as long as it is. */
const exceptions: { page: RegExp; budget: Partial<Weight> }[] = [
  { page: /^\/insights\/[^/]+\/$/, budget: { document: 24_000 } },
];

/** Pages that cost more than a visitor on a mobile line should pay, or say too much of themselves once more. */
export const sizeBudget: Rule = function* (exported) {
  for (const page of exported.pages) {
    const weight = weigh(page, exported);
    for (const [part, bound] of Object.entries(boundsOf(page, exported))) {
      const actual = weight[part as keyof Weight];
      if (actual <= bound) continue;
      const problem = `Over the budget: ${part} ${actual}, allowed ${bound}.`;
      const remedy = remedies[part as keyof Weight];
      yield remedy ? advice(page, undefined, `${problem} ${remedy}`) : atElement(page, undefined, problem);
    }
    const props = sum(filesOf(page, exported, isIsland).filter(isProps), exported);
    // What is shown stands in them once more: beyond that, islands get what nobody sees.
    if (props >= weight.document) {
      const problem = `The props of its islands weigh ${props} bytes, the page itself ${weight.document}: hand islands less.`;
      yield atElement(page, undefined, problem);
    }
  }
};

function boundsOf(page: ExportedPage, site: ExportedSite): Weight {
  const { path } = splitLocale(page.address);
  const exception = exceptions.find((entry) => entry.page.test(path));
  const bounds = { ...budget, ...exception?.budget };
  if (picturesOf(page, site).some((file) => `/${file}`.startsWith(photoFolder))) {
    bounds['pictures at once'] += PHOTO;
    bounds['everything at once'] += PHOTO;
  }
  return bounds;
}

function weigh(page: ExportedPage, site: ExportedSite): Weight {
  const styles = stylesheetsOf(page, site);
  const fonts = filesOf(page, site, isFontPreload);
  const pictures = picturesOf(page, site);
  const scripts = filesOf(page, site, ({ tagName }) => tagName === 'script').filter(isOfEveryPage);
  const modules = filesOf(page, site, isIsland).filter((file) => file.endsWith('.js'));
  const document = site.transferSize(page.file);
  return {
    document,
    'inline scripts': gzipSync(page.all('script').filter(isInlineCode).map(codeOf).join('\n')).length,
    styles: sum(styles, site),
    fonts: sum(fonts, site),
    'pictures at once': sum(pictures, site),
    'everything at once': document + sum([...styles, ...fonts, ...pictures], site),
    'requests at once': 1 + styles.length + fonts.length + pictures.length,
    'script of the site': sum(scripts, site),
    'modules of islands': sum(modulesOf(modules, site), site),
  };
}

function sum(files: string[], site: ExportedSite): number {
  return files.reduce((total, file) => total + site.transferSize(file), 0);
}

/** The files that a page loads by certain elements, each once. */
function filesOf(page: ExportedPage, site: ExportedSite, wanted: (element: Element) => boolean): string[] {
  const files = referencesOf(page)
    .filter(({ element, url }) => url && site.isOwn(url) && wanted(element))
    .flatMap(({ url }) => (url && site.fileAt(url)) ?? []);
  return [...new Set(files)];
}

function isIsland(element: Element): boolean {
  return [ISLAND_MODULES, ISLAND_PROPS].some((name) => attribute(element, name) !== undefined);
}

/** Not the script of a page in trouble, which is loaded there alone. */
function isOfEveryPage(script: string): boolean {
  return script.startsWith('_next/static/early/');
}

function isProps(file: string): boolean {
  return file.endsWith('.json');
}

function isFontPreload(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'as') === 'font';
}

/** The pictures that a page loads at once, on a phone. */
function picturesOf(page: ExportedPage, site: ExportedSite): string[] {
  const shown = page.all('img').filter((img) => attribute(img, 'loading') !== 'lazy');
  const files = shown.flatMap((img) => {
    const url = resolve(phonePicture(img), page);
    return (url && site.isOwn(url) && site.fileAt(url)) || [];
  });
  return [...new Set([...filesOf(page, site, isPicturePreload), ...files])];
}

function isPicturePreload(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'as') === 'image';
}

function isInlineCode(element: Element): boolean {
  return attribute(element, 'src') === undefined && attribute(element, 'type') === undefined;
}
