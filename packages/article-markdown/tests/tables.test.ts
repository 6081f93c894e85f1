import { createMarkdownRenderer } from '../createMarkdownRenderer';

const { render } = createMarkdownRenderer();

const TABLE = ['| | Hours |', '|---|--:|', '| Line 1 | 8 |'];

const indentTable = (first: string, rest: string) =>
  TABLE.map((line, index) => (index === 0 ? first : rest) + line).join('\n');

test.each([
  ['at the top level', indentTable('', '')],
  ['in a list', indentTable('- ', '  ')],
  ['in a block quote', indentTable('> ', '> ')],
  ['in a list in a block quote', indentTable('> 1. ', '>    ')],
])('table cells %s have scope and alignment', (_, markdown) => {
  const { html } = render(markdown);
  expect(html.replaceAll(' data-label="Hours"', '').match(/<t[hd]\b[^>]*>/g)).toEqual([
    '<td>',
    '<th scope="col" data-align="right">',
    '<td>',
    '<td data-align="right">',
  ]);
});

test('cells of a top-level table have the header of their column as label', () => {
  const { html } = render(indentTable('', ''));
  expect(html).toContain('<td>Line 1</td>');
  expect(html).toContain('<td data-align="right" data-label="Hours">8</td>');
});

test('only a top-level table gets a named scroll container', () => {
  const { html } = render(`## Shifts\n\n${indentTable('', '')}\n\n${indentTable('> ', '> ')}`);
  expect(html.match(/<section[^>]*>/g)).toEqual([
    '<section class="table-scroll" tabindex="0" aria-label="Shifts: Hours">',
  ]);
});
