import { gzipSync } from 'node:zlib';
import type { PagePart } from '../AuditOptions';
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
  const sumSizes = (files: string[]) => files.reduce((total, file) => total + site.getTransferSize(file), 0);
  const eagerImages = page.findByTagName('img').filter((img) => getAttribute(img, 'loading') !== 'lazy');
  const images = eagerImages.flatMap((img) => site.getFile(page.resolve(getPhonePicture(img))) ?? []);

  const document = site.getTransferSize(page.file);
  const stylesheets = getStylesheets(page, site);
  const fonts = findPreloads('font', page, site);
  const pictures = [...new Set([...findPreloads('image', page, site), ...images])];
  const sizes = {
    document,
    'inline scripts': getCompressedSize(page.findByTagName('script').filter(isInlineCode)),
    styles: getCompressedSize(page.findByTagName('style')) + sumSizes(stylesheets),
    fonts: sumSizes(fonts),
    'pictures at once': sumSizes(pictures),
    'everything at once': document + sumSizes([...stylesheets, ...fonts, ...pictures]),
    'requests at once': 1 + stylesheets.length + fonts.length + pictures.length,
  };
  return { pictures, sizes };
}

/** Returns the size of the code in elements, gzipped. */
function getCompressedSize(elements: Element[]): number {
  return elements.length === 0 ? 0 : gzipSync(elements.map(getInlineCode).join('\n')).length;
}

/** Returns the files that `<link as>` elements of a kind load, without duplicates. */
function findPreloads(kind: string, page: ExportedPage, site: ExportedSite): string[] {
  const isPreload = (element?: Element) =>
    element?.tagName === 'link' && getAttribute(element, 'as') === kind;
  const references = getReferences(page, site).filter(({ element }) => isPreload(element));
  return [...new Set(references.flatMap(({ url }) => site.getFile(url) ?? []))];
}

function isInlineCode(element: Element): boolean {
  return getAttribute(element, 'src') === undefined && getAttribute(element, 'type') === undefined;
}
