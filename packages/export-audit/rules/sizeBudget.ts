import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PagePart, SizeBudget } from '../AuditOptions';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { type Element, getAttribute, getInlineCode } from '../elements';
import type { Rule } from '../Rule';
import { getPhonePicture, getReferences, getStylesheets } from '../references';

/** Reports pages that exceed the limits of `sizeBudget`. */
export const sizeBudget: Rule = function* (site) {
  const { getLimits, advice = {}, otherParts = {} } = site.options.sizeBudget ?? {};
  for (const page of site.pages) {
    if (getLimits) {
      const { pictures, sizes } = measurePage(page, site);
      const limits = getLimits(page, pictures);
      for (const part of Object.keys(sizes) as PagePart[]) {
        const limit = limits[part];
        if (limit === undefined || sizes[part] <= limit) continue;
        const problem = formatProblem(part, sizes[part], limit);
        const hint = advice[part];
        yield hint ? page.createWarning(`${problem} ${hint}`) : page.createFinding(problem);
      }
    }
    for (const [part, measure] of Object.entries(otherParts)) {
      const { bytes, limit } = measure(page, site);
      if (bytes > limit) yield page.createFinding(formatProblem(part, bytes, limit));
    }
  }
};

function formatProblem(part: string, value: number, limit: number): string {
  return `Over the budget: ${part} ${value}, allowed ${limit}.`;
}

/** Measures the parts that a page loads before any interaction, and returns the files of its pictures. */
function measurePage(
  page: ExportedPage,
  site: ExportedSite,
): { pictures: string[]; sizes: Record<PagePart, number> } {
  const eagerImages = page.findByTagName('img').filter((img) => getAttribute(img, 'loading') !== 'lazy');
  const images = eagerImages.flatMap((img) => site.getFile(page.resolve(getPhonePicture(img))) ?? []);

  const document = site.getTransferSize(page.file);
  const stylesheets = getStylesheets(page, site);
  const findPreloads = (kind: string) =>
    findFiles(page, site, (element) => element.tagName === 'link' && getAttribute(element, 'as') === kind);
  const fonts = findPreloads('font');
  const pictures = [...new Set([...findPreloads('image'), ...images])];
  const sizes = {
    document,
    'inline scripts': getCompressedSize(page.findByTagName('script').filter(isInlineCode)),
    styles: getCompressedSize(page.findByTagName('style')) + sumSizes(stylesheets, site),
    fonts: sumSizes(fonts, site),
    'pictures at once': sumSizes(pictures, site),
    'everything at once': document + sumSizes([...stylesheets, ...fonts, ...pictures], site),
    'requests at once': 1 + stylesheets.length + fonts.length + pictures.length,
  };
  return { pictures, sizes };
}

/** Returns the size of the code in elements, gzipped. */
function getCompressedSize(elements: Element[]): number {
  return elements.length === 0 ? 0 : gzipSync(elements.map(getInlineCode).join('\n')).length;
}

function isInlineCode(element: Element): boolean {
  return getAttribute(element, 'src') === undefined && getAttribute(element, 'type') === undefined;
}

type IslandOptions = {
  /** The folder of the script that all pages load. */
  siteScriptFolder: string;
  /** The attributes with the URLs of an island's modules and of its props. */
  moduleAttribute: string;
  propsAttribute: string;
  maxScriptBytes: number;
  /** The limit of the modules of all islands of a page, with the modules that these import. */
  maxModuleBytes: number;
};

/** Creates the parts of a size budget that pages with islands load after the first paint. */
export function createIslandParts(options: IslandOptions): NonNullable<SizeBudget['otherParts']> {
  const { siteScriptFolder, moduleAttribute, propsAttribute, maxScriptBytes, maxModuleBytes } = options;
  const findIslandFiles = (page: ExportedPage, site: ExportedSite) =>
    findFiles(page, site, ({ attrs }) =>
      attrs.some(({ name }) => name === moduleAttribute || name === propsAttribute),
    );
  return {
    'script of the site': (page, site) => {
      const scripts = findFiles(page, site, ({ tagName }) => tagName === 'script');
      const files = scripts.filter((file) => file.startsWith(siteScriptFolder));
      return { bytes: sumSizes(files, site), limit: maxScriptBytes };
    },
    'modules of islands': (page, site) => {
      const modules = findIslandFiles(page, site).filter((file) => file.endsWith('.js'));
      return { bytes: sumSizes(collectModules(modules, site), site), limit: maxModuleBytes };
    },
    // Props repeat what the page shows. Props larger than the page contain data that is not shown.
    'props of islands': (page, site) => {
      const props = findIslandFiles(page, site).filter((file) => file.endsWith('.json'));
      return { bytes: sumSizes(props, site), limit: site.getTransferSize(page.file) - 1 };
    },
  };
}

/** Returns the files that a page loads with matching elements, without duplicates. */
function findFiles(page: ExportedPage, site: ExportedSite, matches: (element: Element) => boolean): string[] {
  const references = getReferences(page, site).filter(({ element }) => element && matches(element));
  return [...new Set(references.flatMap(({ url }) => site.getFile(url) ?? []))];
}

function sumSizes(files: string[], site: ExportedSite): number {
  return files.reduce((total, file) => total + site.getTransferSize(file), 0);
}

/** Relative static and dynamic imports. */
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*["'](\.[^"']+)["']/g;

/** Returns modules and all their static and dynamic imports, as paths in the folder without duplicates. */
function collectModules(files: readonly string[], site: ExportedSite): string[] {
  const modules = new Set(files);
  // Iterating a set also visits the items that are added during the iteration.
  for (const file of modules) {
    for (const [, specifier = ''] of (site.readText(file) ?? '').matchAll(IMPORTS)) {
      modules.add(path.posix.join(path.posix.dirname(file), specifier));
    }
  }
  return [...modules];
}
