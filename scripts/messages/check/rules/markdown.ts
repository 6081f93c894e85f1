import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Markdown that shows otherwise than it was meant. */
export const markdown: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!isMarkdown(file) || !file.tree) continue;
    if (file.nodes.length === 0) {
      yield createError(
        file,
        file.source.length,
        'There is nothing below the front matter.',
        'Write the text.',
      );
    }
    yield* inNodes(file);
    for (const slip of file.slips) yield { file, ...slip };
  }
};

/** What is wrong with headings, tables and HTML. */
function* inNodes(file: MessageFile): Iterable<UnplacedFinding> {
  let rank = 1;
  let columns = 0;
  for (const { type, start, depth, size } of file.nodes) {
    if (type === 'html')
      yield createError(file, start, 'HTML is left out of the page.', 'Write Markdown instead.');
    if (type === 'table') columns = 0;
    if (type === 'tableRow') {
      columns ||= size;
      const problem = `This row has ${size} cells, the table ${columns} columns.`;
      const remedy = 'Put a | between each two cells, and none inside one.';
      if (size !== columns) yield createError(file, start, problem, remedy);
    }
    if (depth === undefined) continue;
    if (depth === 1) {
      const problem = 'The title is a heading of this rank already.';
      yield createWarning(file, start, problem, 'Begin with two: ## Heading.');
    } else if (depth > rank + 1) {
      const problem = 'This heading leaves out a rank, which screen readers announce.';
      yield createWarning(file, start, problem, `Write ${'#'.repeat(rank + 1)} here.`);
    }
    rank = depth;
  }
}
