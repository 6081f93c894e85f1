import { checkMessages } from 'message-lint';
import { workspace } from '@/scripts/messages/workspace';
import { MessagesEditor } from './MessagesEditor';

const messages = new MessagesEditor('messages');
const post = `vi/${messages.article}`;
beforeAll(() => messages.deleteOthers('facts.json', post));
afterEach(() => messages.undo());

/** Appends a text to an article and returns the rule's findings, with lines relative to the text. */
function check(text: string) {
  const first = messages.append(post, text);
  return checkMessages(workspace, messages.folder, '2026-03-04')
    .filter(({ rule }) => rule === 'markdown')
    .map(({ severity, line, problem, remedy }) => ({ severity, line: line - first + 1, problem, remedy }));
}

const FENCE = '```';

test.each([
  ['an unclosed fence', `${FENCE}js\ncode\n\nmore`, 'error', 1, 'not closed'],
  ['a fence of a different length', `~~~~\ncode\n~~~`, 'error', 1, 'not closed'],
  ['text after a closing fence', `${FENCE}\ncode\n${FENCE} end`, 'error', 1, 'not closed'],
  ['a fence closed outside its list item', `- a\n\n  ${FENCE}\n  b\n\nc`, 'error', 3, 'not closed'],
  ['a list indented too little', '1. Một\n  - con\n2. Hai', 'warning', 2, 'by 1 more space'],
  ['an item indented by one space', '- a\n - b', 'warning', 2, 'by 1 more space'],
  ['a paragraph indented too little', '1. a\n\n  b', 'warning', 3, 'by 1 more space'],
  ['code indented too little', `- a\n\n ${FENCE}\n b\n ${FENCE}`, 'warning', 3, 'by 1 more space'],
  ['bullets of a word processor', '• Một\n• Hai', 'warning', 1, '"- "'],
  ['a bullet in a text', 'Gồm:\n● Một', 'warning', 2, '"- "'],
  ['full-width numbers', '１．第一\n２．第二', 'warning', 1, '"1. "'],
  ['Chinese numbers', '一、第一\n二、第二', 'warning', 1, '"1. "'],
  ['numbers in brackets', '（1）第一\n（2）第二', 'warning', 1, '"1. "'],
  ['circled numbers', '①一\n②二', 'warning', 1, '"1. "'],
  ['hyphens without a space', '-Một\n-Hai', 'warning', 1, '"- "'],
  ['an item indented too far', 'Gồm:\n    - Một', 'warning', 2, '"- "'],
  ['four spaces', '    Đoạn văn.', 'warning', 1, 'Delete the spaces'],
  ['a tab', '\tĐoạn văn.', 'warning', 1, 'Delete the spaces'],
  ['cells separated by tabs', 'Tên\tGiá\nA\t5', 'warning', 1, '| --- | --- |'],
  ['a single row of tabs', 'A\tB\tC', 'warning', 1, '| --- | --- | --- |'],
  ['a table without a delimiter row', '| a | b |\n| 1 | 2 |', 'error', 1, '| --- | --- |'],
  ['cells separated by bars', 'Tên | Giá\nA | 5', 'warning', 1, '| --- | --- |'],
  ['full-width bars', '｜a｜b｜\n｜1｜2｜', 'error', 1, '| --- | --- |'],
  ['a short delimiter row', '| a | b | c |\n|---|---|\n| 1 | 2 | 3 |', 'error', 1, '| --- | --- | --- |'],
  ['asterisks next to quotation marks', '这是*“重点”*内容', 'error', 1, 'quotation marks'],
  ['bold text next to punctuation', '**重点：**内容', 'error', 1, 'outside the asterisks'],
  ['full-width asterisks', '＊＊重点＊＊', 'error', 1, 'outside the asterisks'],
  ['underscores in Chinese', '这是_重点_内容', 'error', 1, '**text**'],
  ['double underscores', '__重点__内容', 'error', 1, '**text**'],
  ['underscores around quotation marks', 'đây là _“x”_nhé', 'error', 1, '**text**'],
  ['a link without a definition', '[bài này][1]', 'error', 1, '[text](URL)'],
  ['a link with a space in its URL', '[bài](/vi/a b/)', 'error', 1, '[text](URL)'],
  ['a footnote without text', 'Một[^1]', 'error', 1, '[^1]: Text.'],
  ['an image with a space in its path', '![a](/b c.png)', 'error', 1, '![description]'],
  ['an image with full-width brackets', '![a]（/b.png）', 'error', 1, '![description]'],
  ['unclosed tildes', 'một ~~hai', 'error', 1, 'strikethrough'],
  ['tildes next to quotation marks', '~~“旧”~~内容', 'error', 1, 'strikethrough'],
  ['unclosed code', 'một `hai', 'error', 1, '`code`'],
  ['highlighting', '==重点==', 'error', 1, '**text**'],
  ['a checkbox', '- [x] Một', 'error', 1, '✓'],
  ['an alert of GitHub', '> [!NOTE]\n> Nội dung.', 'error', 1, '**Note:**'],
  ['a note of MkDocs', '!!! note\n    Ghi chú.', 'error', 1, '**Note:**'],
  ['a container of VitePress', '::: tip', 'error', 1, '**Note:**'],
  ['the id of a heading', '## Tiêu đề {#my-id}', 'error', 1, 'from the heading'],
  ['the id of a heading in brackets', '## Tiêu đề [#my-id]', 'error', 1, 'from the heading'],
  ['attributes', 'Đoạn.\n{: .lead}', 'error', 2, 'from the heading'],
  ['a shortcode', 'Xem {{< figure src="a" >}}', 'error', 1, '{company}'],
  ['a tag of Liquid', '{% raw %}x', 'error', 1, '{company}'],
  ['a variable of a template', 'Xem {{ site.title }}', 'error', 1, '{company}'],
  ['a definition list', 'Từ\n: Nghĩa', 'error', 2, '- **Term**'],
  ['subscript', 'H~2~O', 'error', 1, 'H₂O'],
  ['superscript', 'x^2^', 'error', 1, 'H₂O'],
  ['a formula', 'Công thức $E=mc^2$.', 'error', 1, 'plain text'],
  ['a table of contents', '@[toc]', 'error', 1, 'plain link'],
  ['a name between underscores', 'Tệp __init__.py', 'warning', 1, '`__init__`'],
  ['a URL without brackets', '详见https://例子.公司/？', 'warning', 1, '<https://例子.公司/>'],
  ['a URL with a Chinese path', '见 https://zh.wikipedia.org/wiki/越南。', 'warning', 1, 'wiki/越南>'],
  ['a URL without a scheme', '(www.example.com/a_b)', 'warning', 1, '<https://www.example.com/a_b>'],
  ['an email address', '写信到sales@example.com，', 'warning', 1, '<sales@example.com>'],
  ['a range with double tildes', '3~~5天，7~~10天', 'warning', 1, 'single ~'],
  ['a multiplication with asterisks', '2*3*4', 'warning', 1, '×'],
  ['a masked telephone number', '03****89, 138****88', 'warning', 1, 'backslash'],
  ['a heading without a space', '##标题', 'error', 1, '## Heading'],
  ['a heading with full-width #', '＃＃ 标题', 'error', 1, '## Heading'],
  ['a heading with a full-width space', '##　标题', 'error', 1, '## Heading'],
  ['an empty heading', '##', 'warning', 1, 'Write its text'],
  ['dashes below a paragraph', 'Một\n---', 'warning', 1, 'empty line'],
  ['a hyphen below a paragraph', 'Một\n-', 'warning', 1, 'empty line'],
  ['a year at the start of a paragraph', '2026. Năm nay', 'warning', 1, '2026\\.'],
  ['numbers that are not consecutive', '1. a\n3. b', 'warning', 2, 'consecutively'],
  ['a line break made of spaces', 'Một  \nhai', 'warning', 1, 'Delete them'],
  ['a backslash at the end', 'Một\\', 'warning', 1, 'Remove it'],
  ['an unused link definition', '[Lưu ý]: hãy-gọi-trước', 'error', 1, '\\['],
  ['an unused footnote', '[^x]: Một', 'error', 1, 'its label'],
  ['a second footnote with the same label', 'Một[^1]\n\n[^1]: Hai\n\n[^1]: Ba', 'error', 5, 'its label'],
  ['an accidental block quote', '>50 người', 'warning', 1, '\\>'],
  ['a link without text', '[](/vi/about/)', 'error', 1, 'Write the link text'],
])('reports %s', (_, text, severity, line, advice) => {
  const found = check(text);
  expect(found).toEqual([{ severity, line, problem: expect.any(String), remedy: expect.any(String) }]);
  for (const { problem, remedy } of found) expect(`${problem} ${remedy}`).toContain(advice);
});

test.each([
  'mất 3~5 ngày, rồi ~7 ngày',
  '5 * 6 = 30',
  '*Giá* chưa gồm VAT*',
  'khách sạn 4*、5*',
  'ma_kho_hang và ten_tep',
  '_một_ *hai* **ba** ~~bốn~~ `năm`',
  '日期：____年____月____日',
  'C#, F# và A & B < C',
  '见[1]、[1][2]和 f(x)[0][1]',
  '-5°C hôm nay',
  'một\nhai\nba',
  'hôm nay.\n2026 là năm sau',
  '1. a\n1. b\n1. c',
  '1. a\n\nđoạn\n\n2. b',
  '1. a\n   - b\n\n     đoạn\n2. c',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  `${FENCE}js\nx*y*z # a | b\n${FENCE}`,
  `~~~\n${FENCE}\n~~~`,
  `> ${FENCE}\n> a\n> ${FENCE}`,
  `- a\n\n  ${FENCE}\n  b\n  ${FENCE}`,
  '\\*“重点”\\* 2026\\. a',
  '2026\\. Năm nay',
  '[a][b] ![c][b]\n\n[b]: /images/hero.svg',
  'một[^1]\n\n[^1]: hai',
  'một\\\nhai',
  'một\n\n---\n\nhai',
  '一、背景\n\n二、目的',
  '<https://example.com/a_b_c*d> [https://a.example](https://a.example) `https://a.example`',
  '`H~2~O` `{{< x >}}` `__init__` `{#id}`',
  'Giá US$5/US$6, từ $5 đến $6; $5 = 120.000 đồng và $6',
  'C++ và C++11, 9:30:45, "a:b:c"',
  'Mất 3~5天，7~10天; 2^10',
  '{erp, select, true {{company}} other {{company}}}',
  'Zalo | WeChat',
  '> 2026 là năm tốt',
  '⚠️ 注意 👨‍👩‍👧',
])('accepts %j', (text) => expect(check(text)).toEqual([]));
