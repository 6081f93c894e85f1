/** @jest-environment node */
import { renderMarkdown } from '@/lib/content/markdown/parseMarkdown';

const TABLE = ['| | Hours |', '|---|--:|', '| Line 1 | 8 |'];

const indented = (first: string, rest: string) =>
  TABLE.map((line, index) => (index === 0 ? first : rest) + line).join('\n');

test.each([
  ['by itself', indented('', '')],
  ['in a list', indented('- ', '  ')],
  ['in a block quote', indented('> ', '> ')],
  ['in a list in a block quote', indented('> 1. ', '>    ')],
])('the cells of a table %s say what they head and how they are aligned', (_, markdown) => {
  const { html } = renderMarkdown(markdown);
  expect(html.match(/<t[hd]\b[^>]*>/g)).toEqual([
    '<td>',
    '<th scope="col" data-align="right">',
    '<td>',
    '<td data-align="right">',
  ]);
});

test('only a table by itself stands in a box, named by the heading before it and by its columns', () => {
  const { html } = renderMarkdown(`## Shifts\n\n${indented('', '')}\n\n${indented('> ', '> ')}`);
  expect(html.match(/<section[^>]*>/g)).toEqual([
    '<section class="table-scroll" tabindex="0" aria-label="Shifts: Hours">',
  ]);
});
