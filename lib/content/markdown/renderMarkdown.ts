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
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { basePath, withBasePath } from '@/lib/i18n/paths';
import { getMessagePath, loadMessages } from '../messages/readMessages';
import { getPublishedPictureUrl } from '../pictures/getPublishedPictureUrl';
import { getPictureFile } from '../pictures/photos';
import { isPageId } from './isPageId';
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
 * Renders the body of a post or page to HTML and collects its headings. `base` makes the URLs absolute. If rendering
 * fails, throws an error that names the file.
 */
export function renderMarkdownBody(entry: MarkdownFile, { base }: { base?: string } = {}): RenderedMarkdown {
  const file = getMessagePath(entry.lang, `${entry.kind}/${entry.slug}.md`);
  try {
    return renderMarkdown(readMarkdownSource(entry), { locale: entry.lang, base });
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
