import { gzipSync } from 'node:zlib';
import { ISLAND_MODULES, ISLAND_PROPS } from '../../../lib/browser/protocol';
import { photoFolder } from '../../../lib/shared/pictures/photoUrl';
import { site } from '../../../lib/shared/site';
import { type Element, getAttribute, getInlineCode } from '../../html/elements';
import { collectModules } from '../collectModules';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import type { Rule } from '../Rule';
import { getPhonePicture, getReferences, getStylesheets } from '../references';

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
  'inline scripts': site.analytics ? 1_768 : 1_664,
  styles: 16_384,
  fonts: 21_000,
  'pictures at once': 10_000,
  'everything at once': 62_000,
  'requests at once': 7,
  'script of the site': 3_328,
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

/** An article is as long as it is. */
const ARTICLE = /^\/insights\/[^/]+\/$/;
const ARTICLE_DOCUMENT = 24_000;

/** Where the script of the site stands. */
const EARLY = '_next/static/early/';

/** Pages that cost more than a visitor on a mobile line should pay, or say too much of themselves once more. */
export const sizeBudget: Rule = function* (exported) {
  for (const page of exported.pages) {
    const { weight, bounds, props } = weigh(page, exported);
    for (const part of Object.keys(budget) as (keyof Weight)[]) {
      if (weight[part] <= bounds[part]) continue;
      const problem = `Over the budget: ${part} ${weight[part]}, allowed ${bounds[part]}.`;
      const remedy = remedies[part];
      yield remedy ? page.advice(`${problem} ${remedy}`) : page.finding(problem);
    }
    // What is shown stands in them once more: beyond that, islands get what nobody sees.
    if (props >= weight.document) {
      const problem = `The props of its islands weigh ${props} bytes, the page itself ${weight.document}: hand islands less.`;
      yield page.finding(problem);
    }
  }
};

/** What a page weighs, what it may, and what the props of its islands weigh. */
function weigh(page: ExportedPage, site: ExportedSite) {
  const references = getReferences(page);
  /** The files that a page loads by certain elements, each once. */
  const filesOf = (wanted: (element: Element) => boolean) => [
    ...new Set(
      references
        .filter(({ element }) => element && wanted(element))
        .flatMap(({ url }) => site.fileAt(url) ?? []),
    ),
  ];
  const sum = (files: string[]) => files.reduce((total, file) => total + site.transferSize(file), 0);
  const preloaded = (as: string) =>
    filesOf((element) => element.tagName === 'link' && getAttribute(element, 'as') === as);
  const shown = page.all('img').filter((img) => getAttribute(img, 'loading') !== 'lazy');
  const images = shown.flatMap((img) => site.fileAt(page.resolve(getPhonePicture(img))) ?? []);

  const document = site.transferSize(page.file);
  const styles = getStylesheets(page, site);
  const fonts = preloaded('font');
  const pictures = [...new Set([...preloaded('image'), ...images])];
  // Not the script of a page in trouble, which is loaded there alone.
  const scripts = filesOf(({ tagName }) => tagName === 'script').filter((file) => file.startsWith(EARLY));
  const ofIslands = filesOf((element) =>
    [ISLAND_MODULES, ISLAND_PROPS].some((name) => getAttribute(element, name) !== undefined),
  );
  const modules = ofIslands.filter((file) => file.endsWith('.js'));
  const weight: Weight = {
    document,
    'inline scripts': gzipSync(page.all('script').filter(isInlineCode).map(getInlineCode).join('\n')).length,
    styles: sum(styles),
    fonts: sum(fonts),
    'pictures at once': sum(pictures),
    'everything at once': document + sum([...styles, ...fonts, ...pictures]),
    'requests at once': 1 + styles.length + fonts.length + pictures.length,
    'script of the site': sum(scripts),
    'modules of islands': sum(collectModules(modules, site)),
  };

  const bounds: Weight = { ...budget };
  if (ARTICLE.test(page.path)) bounds.document = ARTICLE_DOCUMENT;
  if (pictures.some((file) => `/${file}`.startsWith(photoFolder))) {
    bounds['pictures at once'] += PHOTO;
    bounds['everything at once'] += PHOTO;
  }
  return { weight, bounds, props: sum(ofIslands.filter((file) => file.endsWith('.json'))) };
}

function isInlineCode(element: Element): boolean {
  return getAttribute(element, 'src') === undefined && getAttribute(element, 'type') === undefined;
}
