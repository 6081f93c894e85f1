/** @jest-environment node */

import { plainText } from '@/lib/content/markdown/plainText';

test.each([
  ['paragraphs', 'One.\n\nTwo.', 'One. Two.'],
  ['items of a list', '- One\n- Two', 'One Two'],
  ['a sentence with marks', 'An *e-invoice*, [issued](/en/) **once**.', 'An e-invoice, issued once.'],
  [
    'a table',
    '| Fee | Price |\n|---|---|\n| Setup | 120.0 |\n| Training | |',
    'Fee · Price · Setup · 120.0 · Training ·',
  ],
  ['front matter', '---\ntitle: One\n---\nTwo.', 'Two.'],
])('search reads %s as a reader would', (_, markdown, text) => expect(plainText(markdown)).toBe(text));
