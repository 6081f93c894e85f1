import { toPlainText } from '../toPlainText';

test.each([
  ['paragraphs', 'One.\n\nTwo.', 'One. Two.'],
  ['list items', '- One\n- Two', 'One Two'],
  ['inline markup', 'An *e-invoice*, [issued](/en/) **once**.', 'An e-invoice, issued once.'],
  [
    'a table',
    '| Fee | Price |\n|---|---|\n| Setup | 120.0 |\n| Training | |',
    'Fee · Price · Setup · 120.0 · Training ·',
  ],
  ['a hard break', 'Một  \nhai\\\nba', 'Một hai ba'],
  ['an HTML line break', '| A |\n|---|\n| 1<br>2 |', 'A · 1 2 ·'],
  ['an image', '点击![图标](/a.svg)按钮', '点击 图标 按钮'],
  ['a reference image', 'a![b][c]d\n\n[c]: /a.svg', 'a b d'],
  ['code between paragraphs', 'One\n```\ntwo\n```\nthree', 'One two three'],
  ['footnotes', '准确率[^1]上升\n\n[^1]: 见报告。\n[^2]: 另见。', '准确率上升 见报告。 另见。'],
  ['nested lists', '- a\n  - b\n- c', 'a b c'],
  ['front matter', '---\ntitle: One\n---\nTwo.', 'Two.'],
])('converts %s to plain text', (_, markdown, text) => expect(toPlainText(markdown)).toBe(text));
