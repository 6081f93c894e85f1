import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { blankFrontMatter } from './frontMatter';
import { getElementText } from './getElementText';
import type { MarkdownOptions } from './MarkdownOptions';
import { createMarkdownProcessor } from './parseMarkdown';
import { rehypeAbsoluteUrls } from './rehypeAbsoluteUrls';
import { rehypeHeadingIds } from './rehypeHeadingIds';
import { rehypeLinks } from './rehypeLinks';
import { rehypePictures } from './rehypePictures';
import { rehypeSpacedSlug } from './rehypeSpacedSlug';
import { rehypeTables } from './rehypeTables';
import { rehypeTexts } from './rehypeTexts';
import { visitElements } from './visitElements';

export type RenderedMarkdown = {
  html: string;
  /** The second-level headings with their ids in the HTML. */
  headings: { id: string; text: string }[];
  /** The ids of all elements. */
  ids: string[];
};

export type RenderOptions = {
  /** Returns the heading of the footnotes and the label of their back links. Called only for texts with footnotes. */
  getFootnoteTexts?: () => { title: string; back: string };
  /** The absolute URL against which relative URLs are resolved. If omitted, URLs are left unchanged. */
  base?: string | undefined;
  /** Ids of other elements of the page. */
  takenIds?: Iterable<string>;
};

export type MarkdownRenderer = {
  /**
   * Renders the body of a Markdown file as HTML with an id on every heading. Drops front matter and raw HTML. An error
   * of `getPicture` or `getHref` is rethrown with the line of the element as `line`.
   */
  render: (markdown: string, options?: RenderOptions) => RenderedMarkdown;
  /** Returns all ids in a rendered Markdown file, which links can use as fragments. */
  getAnchors: (markdown: string) => string[];
};

/** Creates a renderer with the options of a site. */
export function createMarkdownRenderer(options: MarkdownOptions = {}): MarkdownRenderer {
  const anchorProcessor = createMarkdownProcessor()
    .use(remarkRehype, createFootnoteOptions())
    .use(rehypeSpacedSlug)
    .use(rehypeHeadingIds, { isReservedId: options.isReservedId })
    .freeze();
  return {
    render: (markdown, renderOptions = {}) => render(markdown, options, renderOptions),
    getAnchors: (markdown) =>
      getIds(anchorProcessor.runSync(anchorProcessor.parse(blankFrontMatter(markdown)))),
  };
}

function render(
  markdown: string,
  { getHref, getPicture, formatText, isReservedId }: MarkdownOptions,
  { getFootnoteTexts, base, takenIds }: RenderOptions,
): RenderedMarkdown {
  const processor = createMarkdownProcessor()
    // References to footnotes start with `[^`.
    .use(remarkRehype, markdown.includes('[^') ? createFootnoteOptions(getFootnoteTexts?.()) : {})
    .use(rehypeSpacedSlug)
    .use(rehypeHeadingIds, { isReservedId, takenIds })
    .use(formatText ? [[rehypeTexts, formatText]] : [])
    .use(rehypeTables)
    .use(rehypeLinks, getHref)
    .use(rehypePictures, getPicture)
    .use(base === undefined ? [] : [[rehypeAbsoluteUrls, base]])
    .use(rehypeStringify);
  const tree = processor.runSync(processor.parse(blankFrontMatter(markdown)));
  const headings = tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'h2')
    .map((node) => ({ id: String('properties' in node && node.properties.id), text: getElementText(node) }))
    .filter(({ text }) => text.trim() !== '');
  return { html: processor.stringify(tree), headings, ids: getIds(tree) };
}

/** Options of remark-rehype that localize its footnote texts. */
function createFootnoteOptions(texts?: { title: string; back: string }) {
  const footnoteLabelProperties = { className: ['footnote-label'] };
  if (!texts) return { footnoteLabelProperties };
  return {
    footnoteLabel: texts.title,
    footnoteLabelProperties,
    // References count from 0, repetitions from 1: the second link to a footnote has repetition 2.
    footnoteBackLabel: (reference: number, repetition: number) =>
      `${texts.back} ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
  };
}

function getIds(tree: Root): string[] {
  const ids: string[] = [];
  visitElements(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}
