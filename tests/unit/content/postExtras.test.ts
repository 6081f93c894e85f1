/** @jest-environment node */

import { subjectOf } from '@/lib/content/entries/subjectOf';
import { readingMinutes } from '@/lib/content/markdown/readingMinutes';

test('a text takes as many minutes as it has words, in Chinese as it has characters', () => {
  expect(readingMinutes('stock '.repeat(660), 'en')).toBe(3);
  expect(readingMinutes('kho '.repeat(880), 'vi')).toBe(4);
  expect(readingMinutes('库存'.repeat(600), 'zh')).toBe(3);
  expect(readingMinutes('', 'en')).toBe(1);
});

test('neither what stands above a text nor the addresses in it take time', () => {
  const word = '[stock](https://example.com/a/long/address)';
  const markdown = `---\ntitle: ${'stock '.repeat(660)}\n---\n${`${word} `.repeat(660)}`;
  expect(readingMinutes(markdown, 'en')).toBe(3);
});

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('who comes from a post about %s asks about %s', (tags, subject) => {
  expect(subjectOf(tags)).toBe(subject);
});
