import type { ExportedPage } from '../ExportedPage';
import type { Rule } from '../Rule';

/** The tags that every share card needs. */
const REQUIRED_TAGS = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

/** Reports incomplete share cards, and pictures whose file is too large or whose dimensions differ from the tags. */
export const shareCard: Rule = function* (site) {
  const { maxShareCardBytes = Number.POSITIVE_INFINITY } = site.options;
  const checkedFiles = new Set<string>();
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    for (const name of REQUIRED_TAGS) {
      if (!page.getMetaContent(name))
        yield page.createFinding(`${name} is missing.`, page.findMetas(name)[0]);
    }
    if (page.getMetaContent('og:type') === 'article' && !page.getMetaContent('article:published_time')) {
      yield page.createFinding('article:published_time is missing.');
    }

    const [meta] = page.findMetas('og:image');
    const file = site.getFile(page.resolve(page.getMetaContent('og:image') ?? ''));
    if (!file || checkedFiles.has(file)) continue;
    checkedFiles.add(file);
    const bytes = site.readBytes(file);
    const dimensions = getPngDimensions(bytes);
    if (dimensions !== getDeclaredDimensions(page)) {
      yield page.createFinding(
        `${file} is ${dimensions}, but the page declares ${getDeclaredDimensions(page)}.`,
        meta,
      );
    }
    if (bytes.length >= maxShareCardBytes) {
      yield page.createFinding(
        `${file} has ${bytes.length} bytes; it must have fewer than ${maxShareCardBytes}.`,
        meta,
      );
    }
  }
};

/** Returns the dimensions in the header of a PNG, such as `1200×630`; `not a PNG` for other files. */
function getPngDimensions(bytes: Buffer): string {
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}` : 'not a PNG';
}

function getDeclaredDimensions(page: ExportedPage): string {
  return `${page.getMetaContent('og:image:width')}×${page.getMetaContent('og:image:height')}`;
}
