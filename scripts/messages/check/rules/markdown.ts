import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { bodyNodes } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';

type Slip = { pattern: RegExp; problem: string; remedy: string };

/** What stands in the text as letters although it was meant as Markdown. */
const slips: Slip[] = [
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
    yield* headings(file);
    for (const node of file.nodes) {
      if (node.type === 'table') yield* crookedRows(node.rows, file);
      if (node.type === 'html') {
        yield error(file, node.start, 'HTML is left out of the page.', 'Write Markdown instead.');
      }
    }
    for (const text of bodyNodes(file, ['text'])) {
      for (const { pattern, problem, remedy } of slips) {
        const match = pattern.exec(text.value);
        if (match) yield error(file, text.offsetOf(match.index), problem, remedy);
      }
    }
  }
};

function* headings(file: MessageFile): Iterable<Draft> {
  let depth = 1;
  for (const node of file.nodes) {
    if (node.type !== 'heading') continue;
    if (node.depth === 1) {
      const problem = 'The title is a heading of this rank already.';
      yield warning(file, node.start, problem, 'Begin with two: ## Heading.');
    } else if (node.depth > depth + 1) {
      const problem = 'This heading leaves out a rank, which screen readers announce.';
      yield warning(file, node.start, problem, `Write ${'#'.repeat(depth + 1)} here.`);
    }
    depth = node.depth;
  }
}

type Row = { start: number; cells: number };

function* crookedRows([head, ...rows]: Row[], file: MessageFile): Iterable<Draft> {
  const columns = head?.cells ?? 0;
  for (const { start, cells } of rows.filter((row) => row.cells !== columns)) {
    const problem = `This row has ${cells} cells, the table ${columns} columns.`;
    yield error(file, start, problem, 'Put a | between each two cells, and none inside one.');
  }
}
