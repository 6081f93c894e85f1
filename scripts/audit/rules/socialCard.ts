import { MAX_CARD_BYTES } from '../../../lib/content/shareCards/cardSize';
import type { ExportedPage } from '../ExportedPage';
import type { Rule } from '../Rule';

/** What a page must say of itself where it is shared. */
const WANTED = [
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

/** Previews in chats and networks that would be incomplete, or whose picture has another size than said or is too heavy. */
export const socialCard: Rule = function* (site) {
  const seen = new Set<string>();
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    for (const name of WANTED) {
      if (!page.meta(name)) yield page.finding(`${name} is missing.`, page.metas(name)[0]);
    }
    if (page.meta('og:type') === 'article' && !page.meta('article:published_time')) {
      yield page.finding('The article does not say when it was published.');
    }

    const [element] = page.metas('og:image');
    const file = site.fileAt(page.resolve(page.meta('og:image') ?? ''));
    if (!file || seen.has(file)) continue;
    seen.add(file);
    const bytes = site.bytesOf(file);
    const size = pngSize(bytes);
    if (size !== statedSize(page)) {
      yield page.finding(`${file} is ${size}, but the page says ${statedSize(page)}.`, element);
    }
    if (bytes.length >= MAX_CARD_BYTES) {
      yield page.finding(`${file} has ${bytes.length} bytes, which is not under ${MAX_CARD_BYTES}.`, element);
    }
  }
};

/** The size of a PNG as `1200×630`, from its first chunk (PNG, section 11.2.1); `no PNG` for any other file. */
function pngSize(bytes: Buffer): string {
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}` : 'no PNG';
}

function statedSize(page: ExportedPage): string {
  return `${page.meta('og:image:width')}×${page.meta('og:image:height')}`;
}
