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

/** The cost of a page: transfer sizes in bytes, and the number of requests. */
type PageCost = Record<keyof typeof budget, number>;

/**
 * The budget of a page. All items but the last two load before any interaction; together they are less than the
 * lightest competitor needs for a nearly empty page. The first screens of the document fit into the initial congestion
 * window of TCP (RFC 6928: ten segments); pages with details on price, schedule, integrations and data may need two
 * more segments. The site's script loads at the first interaction. The last item assumes that all islands are in use.
 */
const budget = {
  document: 17_000,
  // The larger value includes the loader of the analytics service.
  'inline scripts': site.analytics ? 1_872 : 1_768,
  styles: 16_384,
  fonts: 21_000,
  'pictures at once': 10_000,
  'everything at once': 62_000,
  'requests at once': 7,
  'script of the site': 3_328,
  'modules of islands': 110_000,
};

/** Advice for editors about costs that depend on their content. Items without advice are errors of the project. */
const hints: Partial<Record<keyof PageCost, string>> = {
  document: 'It delays the page on phones: shorten its texts.',
  'pictures at once': 'Use a smaller picture at the top of the page.',
  'everything at once': 'Shorten the texts of the page, or use smaller pictures at its top.',
  'requests at once': 'Show fewer pictures at the top of the page.',
};

/** The additional budget of a page with a photograph at its top. */
const PHOTO_ALLOWANCE_BYTES = 120_000;

const ARTICLE_PATH = /^\/insights\/[^/]+\/$/;
const MAX_ARTICLE_DOCUMENT_BYTES = 24_000;

/** The folder of the site's script. */
const SITE_SCRIPT_FOLDER = '_next/static/early/';

/** Reports pages over their budget, and islands whose props outweigh the page. */
export const sizeBudget: Rule = function* (exported) {
  for (const page of exported.pages) {
    const { weight: cost, bounds, props } = measurePage(page, exported);
    for (const part of Object.keys(budget) as (keyof PageCost)[]) {
      if (cost[part] <= bounds[part]) continue;
      const problem = `Over the budget: ${part} ${cost[part]}, allowed ${bounds[part]}.`;
      const hint = hints[part];
      yield hint ? page.createWarning(`${problem} ${hint}`) : page.createFinding(problem);
    }
    // Props repeat what the page shows. Larger props contain data that is not shown.
    if (props >= cost.document) {
      const problem = `The props of its islands have ${props} bytes, the document only ${cost.document}. Pass less data to the islands.`;
      yield page.createFinding(problem);
    }
  }
};

/** Measures a page and returns its cost, its limits, and the size of its islands' props. */
function measurePage(page: ExportedPage, site: ExportedSite) {
  const references = getReferences(page);
  /** The files that the page loads with matching elements, without duplicates. */
  const findFiles = (predicate: (element: Element) => boolean) => [
    ...new Set(
      references
        .filter(({ element }) => element && predicate(element))
        .flatMap(({ url }) => site.getFile(url) ?? []),
    ),
  ];
  const sumSizes = (files: string[]) => files.reduce((total, file) => total + site.getTransferSize(file), 0);
  const findPreloads = (as: string) =>
    findFiles((element) => element.tagName === 'link' && getAttribute(element, 'as') === as);
  const eagerImages = page.all('img').filter((img) => getAttribute(img, 'loading') !== 'lazy');
  const images = eagerImages.flatMap((img) => site.getFile(page.resolve(getPhonePicture(img))) ?? []);

  const document = site.getTransferSize(page.file);
  const styles = getStylesheets(page, site);
  const fonts = findPreloads('font');
  const pictures = [...new Set([...findPreloads('image'), ...images])];
  // Without the recovery script, which loads only after a failure.
  const scripts = findFiles(({ tagName }) => tagName === 'script').filter((file) =>
    file.startsWith(SITE_SCRIPT_FOLDER),
  );
  const islandFiles = findFiles((element) =>
    [ISLAND_MODULES, ISLAND_PROPS].some((name) => getAttribute(element, name) !== undefined),
  );
  const modules = islandFiles.filter((file) => file.endsWith('.js'));
  const weight: PageCost = {
    document,
    'inline scripts': gzipSync(page.all('script').filter(isInlineCode).map(getInlineCode).join('\n')).length,
    styles: sumSizes(styles),
    fonts: sumSizes(fonts),
    'pictures at once': sumSizes(pictures),
    'everything at once': document + sumSizes([...styles, ...fonts, ...pictures]),
    'requests at once': 1 + styles.length + fonts.length + pictures.length,
    'script of the site': sumSizes(scripts),
    'modules of islands': sumSizes(collectModules(modules, site)),
  };

  const bounds: PageCost = { ...budget };
  if (ARTICLE_PATH.test(page.path)) bounds.document = MAX_ARTICLE_DOCUMENT_BYTES;
  if (pictures.some((file) => `/${file}`.startsWith(photoFolder))) {
    bounds['pictures at once'] += PHOTO_ALLOWANCE_BYTES;
    bounds['everything at once'] += PHOTO_ALLOWANCE_BYTES;
  }
  return { weight, bounds, props: sumSizes(islandFiles.filter((file) => file.endsWith('.json'))) };
}

function isInlineCode(element: Element): boolean {
  return getAttribute(element, 'src') === undefined && getAttribute(element, 'type') === undefined;
}
