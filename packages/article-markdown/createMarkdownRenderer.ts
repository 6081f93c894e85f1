import { slug } from 'github-slugger';
import type { Element, Properties, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { blankFrontMatter } from './frontMatter';
import { getElementText, rehypeTexts, visitElements } from './hast';
import { createMarkdownProcessor } from './parseMarkdown';
import { rehypeTables } from './rehypeTables';

/** Options that differ between sites. */
type MarkdownOptions = {
  /** Returns the URL of an internal link, whose path starts with `/`. The default is the path itself. */
  getHref?: (path: string) => string;
  /** Returns the attributes of an image. The default is its `src` alone. */
  getPicture?: (src: string) => MarkdownPicture;
  /** Changes all text of an article except code, for example to add non-breaking spaces. */
  formatText?: (text: string) => string;
  /** True if another element of the page may have this id, so that no heading gets it. */
  isReservedId?: (id: string) => boolean;
};

/** The HTML attributes of an image, by their names in hast. */
export type MarkdownPicture = {
  /** Attributes of `<img>`, such as `src`, `width` and `height`. */
  img: Properties;
  /** Attributes of a `<source>`, which makes the image a `<picture>`. */
  source?: Properties;
};

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
  /** Ids of other elements of the page. */
  takenIds?: Iterable<string>;
};

type MarkdownRenderer = {
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
  { getFootnoteTexts, takenIds }: RenderOptions,
): RenderedMarkdown {
  const processor = createMarkdownProcessor()
    // References to footnotes start with `[^`.
    .use(remarkRehype, markdown.includes('[^') ? createFootnoteOptions(getFootnoteTexts?.()) : {})
    .use(rehypeHeadingIds, { isReservedId, takenIds })
    .use(formatText ? [[rehypeTexts, formatText]] : [])
    .use(rehypeTables)
    .use(rehypeLinks, getHref)
    .use(rehypePictures, getPicture)
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

type HeadingIdOptions = {
  /** True if another element of the page may have this id. */
  isReservedId?: ((id: string) => boolean) | undefined;
  /** The ids of other elements of the page. */
  takenIds?: Iterable<string> | undefined;
};

/**
 * Rehype plugin that gives every heading an id that is unique on the page, even if its text has no letters. A no-break
 * space becomes a hyphen like a space, so the id does not depend on the spacing.
 */
function rehypeHeadingIds({ isReservedId = () => false, takenIds = [] }: HeadingIdOptions) {
  return (tree: Root) => {
    const headings: Element[] = [];
    const usedIds = new Set(takenIds);
    visitElements(tree, (element) => {
      if (/^h[1-6]$/.test(element.tagName) && !isFootnoteLabel(element)) headings.push(element);
      else if (element.properties.id) usedIds.add(String(element.properties.id));
    });
    for (const heading of headings) {
      const text = getElementText(heading).replaceAll('\u00a0', ' ');
      const base = /[\p{L}\p{N}]/u.test(text) ? slug(text) : 'section';
      let id = base;
      for (let number = 1; usedIds.has(id) || isReservedId(id); number += 1) id = `${base}-${number}`;
      heading.properties.id = id;
      usedIds.add(id);
    }
  };
}

/** True for the heading that remark-rehype inserts above the footnotes; footnote links refer to its id. */
function isFootnoteLabel({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('footnote-label');
}

/** Rehype plugin for links: sets the URLs of internal links, and adds `rel="noopener"` to external links. */
function rehypeLinks(getHref = (path: string) => path) {
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      const href = String(properties.href);
      if (/^\/(?!\/)/.test(href)) properties.href = getHref(href);
      if (/^https?:/.test(href)) properties.rel = ['noopener'];
    });
}

/** Rehype plugin for images: sets their attributes, adds a `<picture>` if they have a source, and loads them lazily. */
function rehypePictures(getPicture = (src: string): MarkdownPicture => ({ img: { src } })) {
  return (tree: Root) =>
    visitElements(tree, (element) => {
      if (element.tagName !== 'img') return;
      const { img, source } = getPicture(String(element.properties.src));
      Object.assign(element.properties, img, { loading: 'lazy', decoding: 'async' });
      if (source) Object.assign(element, wrapInPicture({ ...element }, source));
    });
}

function wrapInPicture(img: Element, properties: Element['properties']): Element {
  const source: Element = { type: 'element', tagName: 'source', properties, children: [] };
  return { type: 'element', tagName: 'picture', properties: {}, children: [source, img] };
}
