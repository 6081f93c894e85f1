import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';
import { getMessagePath } from '../messages/readMessageFile';
import { withSourceMarkers } from '../messages/readMessages';
import { blankFrontMatter } from './frontMatter';
import { getElementText } from './getElementText';
import { createMarkdownProcessor } from './parseMarkdown';
import { type MarkdownFile, readMarkdownSource } from './readMarkdownSource';
import { rehypeAbsoluteUrls } from './rehypeAbsoluteUrls';
import { rehypeHeadingIds } from './rehypeHeadingIds';
import { rehypeLinks } from './rehypeLinks';
import { rehypeNonBreakingSpaces } from './rehypeNonBreakingSpaces';
import { rehypePictures } from './rehypePictures';
import { rehypeTables } from './rehypeTables';
import { rehypeTaskLists } from './rehypeTaskLists';
import { visitElements } from './visitElements';

export type RenderedMarkdown = {
  html: string;
  /** The second-level headings with their ids in the HTML. */
  headings: { id: string; text: string }[];
  /** The ids of all elements. */
  ids: string[];
};

type RenderOptions = {
  /** The locale of generated texts, such as the heading of the footnotes. */
  locale?: Locale;
  /** The base for resolving relative URLs; if omitted, URLs are left unchanged. */
  base?: string;
  /** Ids of other elements of the page. */
  takenIds?: Iterable<string>;
};

/** Renders the body of a Markdown file as HTML with an id on every heading. Drops front matter and raw HTML. */
export function renderMarkdown(
  markdown: string,
  { locale = defaultLocale, base, takenIds = [] }: RenderOptions = {},
): RenderedMarkdown {
  const processor = createMarkdownProcessor()
    .use(remarkRehype, markdown.includes('[^') ? getFootnoteOptions(locale) : {})
    .use(rehypeSlug)
    .use(rehypeHeadingIds, takenIds)
    .use(rehypeNonBreakingSpaces)
    .use(rehypeTables)
    .use(rehypeTaskLists)
    .use(rehypeLinks)
    .use(rehypePictures)
    .use(base === undefined ? [] : [[rehypeAbsoluteUrls, base]])
    .use(rehypeStringify);
  const tree = processor.runSync(processor.parse(blankFrontMatter(markdown)));
  const headings = tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'h2')
    .map((node) => ({ id: String('properties' in node && node.properties.id), text: getElementText(node) }))
    .filter(({ text }) => text.trim() !== '');
  return { html: processor.stringify(tree), headings, ids: getIds(tree) };
}

/**
 * Renders the body of a post or page to HTML and collects its headings. `base` makes the URLs absolute. If rendering
 * fails, throws an error that names the file.
 */
export function renderMarkdownBody(entry: MarkdownFile, { base }: { base?: string } = {}): RenderedMarkdown {
  const file = getMessagePath(entry.lang, `${entry.kind}/${entry.slug}.md`);
  try {
    const { html, headings, ids } = renderMarkdown(readMarkdownSource(entry), { locale: entry.lang, base });
    return {
      html: withSourceMarkers(html, file),
      headings: headings.map(({ id, text }) => ({ id, text: withSourceMarkers(text, file) })),
      ids,
    };
  } catch (error) {
    const { message, line } = error as Error & { line?: number };
    throw new Error(`${line === undefined ? file : `${file}:${line}`}: ${message}`, { cause: error });
  }
}

/** Options of remark-rehype that localize its footnote texts. */
function getFootnoteOptions(locale: Locale) {
  const { footnotes } = loadMessages(locale).messages.common;
  return {
    footnoteLabel: footnotes.title,
    footnoteLabelProperties: { className: ['footnote-label'] },
    // References count from 0, repetitions from 1: the second link to a footnote has repetition 2.
    footnoteBackLabel: (reference: number, repetition: number) =>
      `${footnotes.back} ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
  };
}

const anchorProcessor = createMarkdownProcessor()
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeHeadingIds)
  .freeze();

/** Returns all ids in a rendered Markdown file, which links can use as fragments. */
export function getAnchors(markdown: string): string[] {
  return getIds(anchorProcessor.runSync(anchorProcessor.parse(blankFrontMatter(markdown))));
}

function getIds(tree: Root): string[] {
  const ids: string[] = [];
  visitElements(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}
