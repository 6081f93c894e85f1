import { createMarkdownRenderer, type RenderedMarkdown, type RenderOptions } from 'article-markdown';
import { addNonBreakingSpaces } from 'line-breaks';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';
import { loadMessages } from '../messages/loadMessages';
import { getMessagePath } from '../messages/readMessageFile';
import { getMarkdownPicture } from './getMarkdownPicture';
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
