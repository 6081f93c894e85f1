import { readFileSync } from 'node:fs';
import {
  createMarkdownRenderer,
  type MarkdownPicture,
  type RenderedMarkdown,
  type RenderOptions,
} from 'article-markdown';
import { addNonBreakingSpaces } from 'line-breaks';
import { getPhotoSources, parsePhotoUrl } from '@/lib/browser/photos';
import { COLUMN_WIDTH_PX, getColumnSizes } from '@/lib/browser/pictureFrames';
import { getSvgSize } from '@/lib/content/pictures/svg';
import { formFields } from '@/lib/enquiry/fields';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { basePath, withBasePath } from '@/lib/i18n/paths';
import { getMessagePath, loadMessages } from '../messages/readMessages';
import { getPublishedPictureUrl } from '../pictures/getPublishedPictureUrl';
import { getPictureFile } from '../pictures/photos';
import { type MarkdownFile, readMarkdownSource } from './readMarkdownSource';

const { render, getAnchors } = createMarkdownRenderer({
  getHref: withBasePath,
  getPicture: getMarkdownPicture,
  formatText: addNonBreakingSpaces,
  isReservedId: isPageId,
});

export { getAnchors };

/** Renders the body of a Markdown file as HTML. `locale` determines the generated texts, such as the footnotes' heading. */
export function renderMarkdown(
  markdown: string,
  { locale = defaultLocale, ...options }: Omit<RenderOptions, 'getFootnoteTexts'> & { locale?: Locale } = {},
): RenderedMarkdown {
  return render(markdown, {
    ...options,
    getFootnoteTexts: () => loadMessages(locale).messages.common.footnotes,
  });
}

/**
 * Renders the body of a post or page to HTML and collects its headings. If rendering fails, throws an error that names
 * the file.
 */
export function renderMarkdownBody(entry: MarkdownFile): RenderedMarkdown {
  const file = getMessagePath(entry.lang, `${entry.kind}/${entry.slug}.md`);
  try {
    return renderMarkdown(readMarkdownSource(entry), { locale: entry.lang });
  } catch (error) {
    const { message, line } = error as Error & { line?: number };
    throw new Error(`${line === undefined ? file : `${file}:${line}`}: ${message}`, { cause: error });
  }
}

/**
 * Returns the attributes of an image in Markdown: `width` and `height` prevent layout shifts, and photographs get
 * responsive sources that keep their aspect ratio.
 */
function getMarkdownPicture(originalSrc: string): MarkdownPicture {
  const src = getPublishedPictureUrl(originalSrc);
  const photo = parsePhotoUrl(src);
  if (!photo) {
    const size = src.endsWith('.svg')
      ? fitToColumn(getSvgSize(readFileSync(getPictureFile(src), 'utf8')))
      : {};
    return { img: { src: withBasePath(src), ...size } };
  }
  const displaySize = fitToColumn(photo);
  const { source, ...img } = getPhotoSources(photo, displaySize, basePath);
  const sizes = getColumnSizes(displaySize.width);
  return { img: { ...img, sizes, ...displaySize }, source: { ...source, sizes } };
}

/** Scales a size down to the width of the text column. */
function fitToColumn({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, COLUMN_WIDTH_PX / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** Ids used by the templates of the pages that show Markdown. */
const pageIds: ReadonlySet<string> = new Set([
  'main',
  'menu',
  'panel',
  'messenger',
  'logo-mark',
  'enquiry',
  'enquiry-title',
  'contents',
  'contents-title',
  'next',
  'next-title',
  'related',
  'related-title',
  'articles',
  'articles-title',
  'article-list',
  'market',
  'market-title',
  'news',
  'news-title',
  'news-list',
  'newsletter',
  'newsletter-title',
  'newsletter-email',
  'newsletter-consent',
  'about-title',
  'station',
  'station-title',
  'kind-contact',
  'kind-trial',
]);

/** Ids that templates generate. */
const generatedIds: readonly RegExp[] = [
  // The card of an article in a list, and a block of a page with its heading.
  /^article\d+$/,
  /^block-\d+(?:-title)?$/,
  // The contact form: its messages, and each field with its label, hint and error.
  /^form-(?:sent|failed.*|faults|status|notice)$/,
  new RegExp(`^(?:${[...formFields, 'consent', 'transfer'].join('|')})(?:-(?:label|hint|error))?$`),
];

/** True if the template of a page that shows Markdown uses this id. */
export function isPageId(id: string): boolean {
  return pageIds.has(id) || generatedIds.some((pattern) => pattern.test(id));
}
