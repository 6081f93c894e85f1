import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { blankFrontMatter } from './frontMatter';

/**
 * Creates a processor for GitHub Flavored Markdown without task lists and without links of unmarked URLs, which in Chinese
 * would include the punctuation and the following sentence. Strikethrough requires two tildes, because a single tilde
 * denotes a range in Chinese (3~5 天).
 */
export const createMarkdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(disableUrlsAndTasks)
  .freeze();

function disableUrlsAndTasks(this: Processor) {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: { transforms?: unknown[] }[][];
  };
  const disabled = ['protocolAutolink', 'wwwAutolink', 'emailAutolink', 'tasklistCheck'];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabled } }];
  // A transform of the syntax tree links further URLs.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    extensions.filter(({ transforms }) => !transforms),
  );
}

/** Parses the body of a Markdown file into an mdast tree with the positions in the file. */
export function parseMarkdown(source: string): Root {
  return createMarkdownProcessor().parse(blankFrontMatter(source));
}
