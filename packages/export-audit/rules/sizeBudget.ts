import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PagePart } from '../AuditOptions';
import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { type Element, getAttribute, getInlineCode } from '../elements';
import type { Rule } from '../Rule';
import { getPhonePicture, getReferences } from '../references';

/** Reports pages that exceed the limits of `sizeBudget`. */
export const sizeBudget: Rule = function* (site) {
  const { getLimits, advice = {} } = site.options.sizeBudget ?? {};
  if (!getLimits) return;
  for (const page of site.pages) {
    const { pictures, sizes } = measurePage(page, site);
    const limits = { 'props of islands': sizes.document - 1, ...getLimits(page, pictures) };
    for (const part of Object.keys(sizes) as PagePart[]) {
      const limit = limits[part];
      if (limit === undefined || sizes[part] <= limit) continue;
      const problem = `Over the budget: ${part} ${sizes[part]}, allowed ${limit}.`;
      const hint = advice[part];
      yield hint ? page.createWarning(`${problem} ${hint}`) : page.createFinding(problem);
    }
  }
};

/** Measures the parts of a page, and returns the files of the pictures that it loads at once. */
function measurePage(
  page: ExportedPage,
  site: ExportedSite,
): { pictures: string[]; sizes: Record<PagePart, number> } {
  const eagerImages = page.findByTagName('img').filter((img) => getAttribute(img, 'loading') !== 'lazy');
  const images = eagerImages.flatMap((img) => site.getFile(page.resolve(getPhonePicture(img))) ?? []);

  const document = site.getTransferSize(page.file);
  const findPreloads = (kind: string) =>
    findFiles(page, site, (element) => element.tagName === 'link' && getAttribute(element, 'as') === kind);
  const fonts = findPreloads('font');
  const pictures = [...new Set([...findPreloads('image'), ...images])];
  const { moduleAttribute, propsAttribute, scriptFolder = '' } = site.options.islands ?? {};
  const islandFiles = findFiles(page, site, ({ attrs }) =>
    attrs.some(({ name }) => name === moduleAttribute || name === propsAttribute),
  );
  const modules = islandFiles.filter((file) => file.endsWith('.js'));
  const scripts = findFiles(page, site, ({ tagName }) => tagName === 'script');
  const sizes = {
    document,
    'inline scripts': getCompressedSize(page.findByTagName('script').filter(isInlineCode)),
    styles: getCompressedSize(page.findByTagName('style')),
    fonts: sumSizes(fonts, site),
    'pictures at once': sumSizes(pictures, site),
    'everything at once': document + sumSizes([...fonts, ...pictures], site),
    'requests at once': 1 + fonts.length + pictures.length,
    'script of the site': sumSizes(
      scripts.filter((file) => file.startsWith(scriptFolder)),
      site,
    ),
    'modules of islands': sumSizes(collectModules(modules, site), site),
    'props of islands': sumSizes(
      islandFiles.filter((file) => file.endsWith('.json')),
      site,
    ),
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
