/** @jest-environment jsdom */
import { toMarkdown } from '../client/tables';

const HEADER = '| a | b |\n| --- | --- |\n';
const createTable = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

test.each([
  [
    'a spreadsheet',
    createTable('<td>a</td><td>b</td>', '<td align=right>1</td><td></td>'),
    `${HEADER}| 1 |  |`,
  ],
  [
    'a document with text around the table',
    `<h2>One</h2><p>Two <b>three</b></p>${createTable('<th>a</th><th>b</th>', '<td>1</td><td>2</td>')}<p>Four</p>`,
    `One\n\nTwo three\n\n${HEADER}| 1 | 2 |\n\nFour`,
  ],
  [
    'cells with several paragraphs',
    createTable('<td><p>a</p></td><td>b</td>', '<td><p>1</p><p>2\n3</p></td><td>4<br>5</td>'),
    `${HEADER}| 1 2 3 | 4 5 |`,
  ],
  [
    'cells with vertical bars',
    createTable('<td>a</td><td>b</td>', '<td>1|2</td><td>3\\|4</td>'),
    `${HEADER}| 1\\|2 | 3\\|4 |`,
  ],
  [
    'merged cells',
    createTable(
      '<td>a</td><td>b</td>',
      '<td rowspan=2>1</td><td>2</td>',
      '<td>3</td>',
      '<td colspan=2>4</td>',
    ),
    `${HEADER}| 1 | 2 |\n|  | 3 |\n| 4 |  |`,
  ],
  [
    'links',
    createTable(
      '<td>a</td><td>b</td>',
      '<td><a href="https://a.example/x"><b>1</b></a> 2</td><td><a name=x>3</a></td>',
    ),
    `${HEADER}| [1](https://a.example/x) 2 | 3 |`,
  ],
  ['a single cell', createTable('<td>a</td>'), undefined],
  ['a single row', createTable('<td>a</td><td>b</td>'), undefined],
  ['text without a table', '<p>One</p>', undefined],
])('converts %s', (_, html, expected) => {
  expect(toMarkdown(html)).toBe(expected);
});
