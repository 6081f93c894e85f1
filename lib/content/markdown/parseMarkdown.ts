import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { parse } from 'yaml';
import { glue } from '../texts/glue';
import { markdownProcessor } from './markdownProcessor';
import { rehypeGlue } from './rehypeGlue';
import { rehypeLinks } from './rehypeLinks';
import { rehypePictures } from './rehypePictures';
import { rehypeTables } from './rehypeTables';
import { textOf } from './textOf';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Reads the YAML between the two `---` lines at the top of a Markdown file. Throws where there is none or it is not YAML. */
export function parseFrontMatter(markdown: string): unknown {
  const yaml = FRONT_MATTER.exec(markdown)?.[1];
  if (yaml === undefined) throw new Error('has no front matter between two "---" lines at its top');
  // A copy: parts of a text keep the whole of it in memory, here that of the file.
  return parse(structuredClone(yaml), (_, value) => (typeof value === 'string' ? glue(value) : value));
}

/** A Markdown file without the lines at its top. */
export function withoutFrontMatter(markdown: string): string {
  return markdown.replace(FRONT_MATTER, '');
}

const processor = markdownProcessor()
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeGlue)
  .use(rehypeTables)
  .use(rehypeLinks)
  .use(rehypePictures)
  .use(rehypeStringify)
  .freeze();

export type RenderedMarkdown = {
  html: string;
  /** The second-level headings with the ids that the HTML gives them. */
  headings: { id: string; text: string }[];
};

/** Renders a Markdown file's body (front matter left out, raw HTML dropped) to HTML with an id on every heading. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = processor.runSync(processor.parse(markdown));
  const headings = tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'h2')
    .map((node) => ({ id: String('properties' in node && node.properties.id), text: textOf(node) }));
  return { html: processor.stringify(tree), headings };
}
