import type { Heading, Table } from 'mdast';
import type { MessageFile } from '../MessageFile';
import { type Draft, error, type Rule, warning } from '../Rule';
import { type SyntaxNode, walk } from '../walk';
import { bodyNodes } from '../writtenTexts';

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
    if (!file.body) continue;
    yield* bodyOf(file);
    for (const { value, offsetOf } of bodyNodes(file, ['text'])) {
      for (const { pattern, problem, remedy } of slips) {
        const match = pattern.exec(value);
        if (match) yield error(file, offsetOf(match.index), problem, remedy);
      }
    }
    for (const { offsetOf } of bodyNodes(file, ['html'])) {
      yield error(file, offsetOf(0), 'HTML is left out of the page.', 'Write Markdown instead.');
    }
  }
};

function* bodyOf(file: MessageFile): Iterable<Draft> {
  const { body } = file;
  if (!body) return;
  if (body.children.every(({ type }) => type === 'yaml')) {
    yield error(file, file.source.length, 'There is nothing below the front matter.', 'Write the text of the post.');
  }
  let depth = 1;
  for (const node of nodesOf(body)) {
    const offset = (node as Heading).position?.start.offset ?? 0;
    if (node.type === 'heading') {
      const heading = node as Heading;
      if (heading.depth === 1) {
        yield warning(file, offset, 'The title is a heading of this rank already.', 'Begin with two: ## Heading.');
      } else if (heading.depth > depth + 1) {
        const remedy = `Write ${'#'.repeat(depth + 1)} here.`;
        yield warning(file, offset, 'This heading leaves out a rank, which screen readers announce.', remedy);
      }
      depth = heading.depth;
    }
    if (node.type === 'table') yield* crookedRows(node as Table, file);
  }
}

function* crookedRows({ children: [head, ...rows] }: Table, file: MessageFile): Iterable<Draft> {
  const columns = head?.children.length ?? 0;
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const problem = `This row has ${row.children.length} cells, the table ${columns} columns.`;
    yield error(file, row.position?.start.offset ?? 0, problem, 'Put a | between each two cells, and none inside one.');
  }
}

function nodesOf(body: SyntaxNode): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  walk(body, (node) => nodes.push(node));
  return nodes;
}
