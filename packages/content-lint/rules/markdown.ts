import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { createError, createWarning, type Findings, type Rule } from '../Rule';

/** Reports Markdown that renders differently from what the editor probably meant. */
export const markdown: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!isMarkdown(file) || !file.tree) continue;
    if (file.nodes.length === 0) {
      const problem = 'There is no text below the front matter.';
      yield createError(file, file.source.length, problem, 'Write the text.');
    }
    yield* checkNodes(file);
    for (const issue of file.markdownIssues) yield { file, ...issue };
  }
};

/** Checks headings, tables and HTML. */
function* checkNodes(file: MessageFile): Findings {
  let level = 1;
  let columns = 0;
  for (const { type, start, depth, childCount } of file.nodes) {
    if (type === 'html')
      yield createError(file, start, 'HTML is not supported and is not shown.', 'Use Markdown instead.');
    if (type === 'table') columns = 0;
    if (type === 'tableRow') {
      columns ||= childCount;
      const problem = `This row has ${childCount} cells, but the table has ${columns} columns.`;
      const remedy = 'Separate cells with |, and do not use | inside a cell.';
      if (childCount !== columns) yield createError(file, start, problem, remedy);
    }
    if (depth === undefined) continue;
    if (depth === 1) {
      const problem = 'The title of the page is already a heading of level 1.';
      yield createWarning(file, start, problem, 'Start with level 2: ## Heading.');
    } else if (depth > level + 1) {
      const problem = 'This heading skips a level, which confuses users of screen readers.';
      yield createWarning(file, start, problem, `Use ${'#'.repeat(level + 1)} here.`);
    }
    level = depth;
  }
}
