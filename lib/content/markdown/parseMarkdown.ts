import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { parse } from 'yaml';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { addNonBreakingSpaces } from '../messages/addNonBreakingSpaces';
import { getElementText } from './getElementText';
import { getFootnoteOptions } from './getFootnoteOptions';
import { markdownProcessor } from './markdownProcessor';
import { rehypeAbsoluteUrls } from './rehypeAbsoluteUrls';
import { rehypeHeadingIds } from './rehypeHeadingIds';
import { rehypeLinks } from './rehypeLinks';
import { rehypeNonBreakingSpaces } from './rehypeNonBreakingSpaces';
import { rehypePictures } from './rehypePictures';
import { rehypeTables } from './rehypeTables';
import { rehypeTaskLists } from './rehypeTaskLists';
import { visitElements } from './visitElements';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Parses the YAML front matter of a Markdown file. Throws if it is missing or not valid YAML. */
export function parseFrontMatter(markdown: string): unknown {
  const yaml = FRONT_MATTER.exec(markdown)?.[1];
  if (yaml === undefined) throw new Error('has no front matter between two "---" lines at the top');
  // A copy: in V8, a substring keeps the whole source string (here the file) in memory.
  return parse(structuredClone(yaml), (_, value) =>
    typeof value === 'string' ? addNonBreakingSpaces(value) : value,
  );
}

/** Removes the front matter from a Markdown file. */
export function stripFrontMatter(markdown: string): string {
  return markdown.replace(FRONT_MATTER, '');
}

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
  /** Ids used elsewhere on the page. */
  takenIds?: Iterable<string>;
};

/** Renders the body of a Markdown file as HTML with an id on every heading. Drops front matter and raw HTML. */
export function renderMarkdown(
  markdown: string,
  { locale = defaultLocale, base, takenIds = [] }: RenderOptions = {},
): RenderedMarkdown {
  const processor = markdownProcessor()
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
  const tree = processor.runSync(processor.parse(markdown));
  const headings = tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'h2')
    .map((node) => ({ id: String('properties' in node && node.properties.id), text: getElementText(node) }))
    .filter(({ text }) => text.trim() !== '');
  return { html: processor.stringify(tree), headings, ids: getIds(tree) };
}

const anchorProcessor = markdownProcessor().use(remarkRehype).use(rehypeSlug).use(rehypeHeadingIds).freeze();

/** Returns all ids in a rendered Markdown file, which links can use as fragments. */
export function getAnchors(markdown: string): string[] {
  return getIds(anchorProcessor.runSync(anchorProcessor.parse(markdown)));
}

function getIds(tree: Root): string[] {
  const ids: string[] = [];
  visitElements(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}
