import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { bodyNodes } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';

/** What stands in the text as letters although it was meant as Markdown. */
const slips = [
  {
    pattern: /^#{1,6}[^\s#]/m,
    problem: 'This heading has no space after its #, so it shows as a line of text.',
    remedy: 'Write a space after the last #.',
  },
  {
    pattern: /\[[^\]]*\]\s*（|\[[^\]]*\]\s+\((?=[/#h])|【[^】]*】\(|\[[^\]]*\]\([^)]*）/,
    problem: 'This is not a link: its brackets are full-width ones or stand apart.',
    remedy: 'Write [text](address) with half-width brackets and nothing between ] and (.',
  },
  {
    pattern: /\*\*/,
    problem: 'These ** show as stars: bold text is not closed, or touches a mark or a space inside.',
    remedy: 'Write **text** without spaces inside, and put punctuation outside of the stars.',
  },
];

/** Markdown that shows otherwise than it was meant. */
export const markdown: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!isMarkdown(file) || !file.tree) continue;
    if (file.nodes.length === 0) {
      yield error(file, file.source.length, 'There is nothing below the front matter.', 'Write the text.');
    }
    yield* inNodes(file);
    for (const text of bodyNodes(file, ['text'])) {
      for (const { pattern, problem, remedy } of slips) {
        const match = pattern.exec(text.value);
        if (match) yield error(file, text.offsetOf(match.index), problem, remedy);
      }
    }
  }
};

/** What is wrong with headings, tables and HTML. */
function* inNodes(file: MessageFile): Iterable<Draft> {
  let rank = 1;
  let columns = 0;
  for (const { type, start, depth, size } of file.nodes) {
    if (type === 'html') yield error(file, start, 'HTML is left out of the page.', 'Write Markdown instead.');
    if (type === 'table') columns = 0;
    if (type === 'tableRow') {
      columns ||= size;
      const problem = `This row has ${size} cells, the table ${columns} columns.`;
      const remedy = 'Put a | between each two cells, and none inside one.';
      if (size !== columns) yield error(file, start, problem, remedy);
    }
    if (depth === undefined) continue;
    if (depth === 1) {
      const problem = 'The title is a heading of this rank already.';
      yield warning(file, start, problem, 'Begin with two: ## Heading.');
    } else if (depth > rank + 1) {
      const problem = 'This heading leaves out a rank, which screen readers announce.';
      yield warning(file, start, problem, `Write ${'#'.repeat(rank + 1)} here.`);
    }
    rank = depth;
  }
}
