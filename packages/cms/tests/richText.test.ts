import { readPost, writePost } from '../client/postFormat';

const createPost = (body: string) => `---\ntitle: Boats\n---\n\n${body}\n`;

/** Saves a post after the rich-text editor has changed its source to `edited`. */
const save = (source: string, edited: string, isRichText = true) =>
  writePost({ ...readPost(createPost(source)), body: edited }, isRichText);

test.each([
  [
    'table',
    '| Item   |  Price |\n| :----- | -----: |\n| A      |    1.0 |\n| **B**  |        |',
    '| Item | Price |\n| --- | --- |\n| A | 1.0 |\n| **B** |  |',
  ],
  [
    'table with a | in a cell',
    '| a | b |\n| - | - |\n| 1\\|2 | `x` |',
    '| a | b |\n| --- | --- |\n\n| 1\\ | 2 | `x` |',
  ],
  ['table with a short row', '| a | b |\n|---|---|\n|c|', '| a | b |\n| --- | --- |\n| c |  |'],
  ['list with other bullets', '* one\n* two\n  + three', '- one\n- two\n    - three'],
  ['list with the same number in all items', '1. one\n1. two\n1. three', '1. one\n2. two\n3. three'],
  ['list with brackets', '1) one\n2) two', '1. one\n2. two'],
  ['loose list', '- one\n\n- two', '- one\n- two'],
  ['list after a line', 'Boats:\n- one', 'Boats:\n\n- one'],
  ['emphasis', '_one_ __two__ *three* **four** ***five***', '*one* **two** *three* **four** ***five***'],
  ['characters without escapes', '2*3, a~b, a_b', '2\\*3, a\\~b, a_b'],
  ['characters with escapes', '\\_one\\_, \\\\, \\[two\\], 1\\. three', '_one_, \\, [two], 1. three'],
  ['hard breaks', 'one  \ntwo\\\nthree', 'one\ntwo\\\nthree'],
  ['rules', 'one\n\n---\n\ntwo\n\n- - -', 'one\n\n***\n\ntwo\n\n***'],
  ['heading of two lines', 'One\n---\n\ntwo', 'One\n\n***\n\ntwo'],
  ['heading without a blank line', '## One\ntwo', '## One\n\ntwo'],
  ['fence of tildes', '~~~\na\n~~~', '\\~\\~\\~\na\n\\~\\~\\~'],
  ['code', '```js\nconst a = "\\\\n";\n\n  a_b;\n```', '```js\nconst a = "\\n";\n\n  a_b;\n```'],
  ['code without a language', '```\n- a \\\\_b\n```', '```plain\n- a \\_b\n```'],
  ['code in two backticks', '``a`b``', '`` a`b ``'],
  ['quotation', '> one\n>\n> two', '> one\n> \n> two'],
  ['blank lines', 'one\n\n\n\ntwo\n  \nthree', 'one\n\ntwo\n\nthree'],
  ['indented code at its start', '    code\n\none', 'code\n\none'],
])('keeps the source of unedited text: %s', (_, source, rewritten) => {
  expect(save(`${source}\n\nLast.`, `${rewritten}\n\nLast word.`)).toBe(
    createPost(`${source}\n\nLast word.`),
  );
});

test.each([
  ['a cell', '| a_b  |  1 |\n| ---- | -: |', '| a_b | 12 |\n| --- | --- |', '| a_b  |  12 |\n| ---- | -: |'],
  ['an item', '* _one_ two\n* three', '- *one* new two\n- three', '* _one_ new two\n* three'],
  ['an escaped text', 'a \\_b\\_ c', 'a _b_ new c', 'a \\_b\\_ new c'],
  ['bold text', '_one_ two', '*one* **two**', '_one_ **two**'],
  ['emphasis', '_one_ two', '**one** two', '**one** two'],
  ['an escaped mark', '\\*one', '*two*', '*two*'],
  [
    'a table and a line after it',
    'one\n\n* two',
    'one\n\n| a |\n| b |\n\n- two',
    'one\n\n| a |\n| --- |\n| b |\n\n* two',
  ],
  ['the level of an item', '* one\n* two', '- one\n    - two', '* one\n    - two'],
  ['the kind of a list', '* one\n* two', '1. one\n2. two', '1. one\n2. two'],
  ['a deleted item', '1. one\n2. two\n3. three', '1. two\n2. three', '1. two\n2. three'],
  ['an added item', '* one\n* two', '- one\n- new\n- two', '* one\n- new\n* two'],
  ['a paragraph in two', 'one\ntwo', 'one\n\ntwo', 'one\n\ntwo'],
  [
    'a deleted table',
    '| a |\n| -: |\n\none\n\n| b |\n| :-: |',
    'one\n\n| b |\n| --- |',
    'one\n\n| b |\n| :-: |',
  ],
  ['a moved paragraph', 'one_a\n\n* two', '- two\n\none_a', '* two\n\none_a'],
  ['a pasted table', 'one', 'one\n\n| a | b |\n| 1 | 2 |', 'one\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ['code', '```\na_b\n```', '```\n  a_b\n```', '```\n  a_b\n```'],
  ['the alignment of a table', '| a |\n| - |', '| a |\n| -: |', '| a |\n| -: |'],
])('writes %s as edited', (_, source, edited, expected) => {
  expect(save(source, edited)).toBe(createPost(expected));
});

test.each([
  ['alignment', '| a |\n| -: |', '| a |\n| --- |'],
  ['bullets', '* one', '- one'],
  ['escapes', '2*3', '2\\*3'],
])('writes %s as typed in Markdown mode', (_, source, edited) => {
  expect(save(source, edited, false)).toBe(createPost(edited));
});
