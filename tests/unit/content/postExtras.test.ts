/** @jest-environment node */

import { getContactSubject } from '@/lib/content/entries/getContactSubject';
import { getReadingMinutes } from '@/lib/content/markdown/getReadingMinutes';

test('reading time counts words, or characters in Chinese', () => {
  expect(getReadingMinutes('stock '.repeat(660), 'en')).toBe(3);
  expect(getReadingMinutes('kho '.repeat(880), 'vi')).toBe(4);
  expect(getReadingMinutes('库存'.repeat(600), 'zh')).toBe(3);
  expect(getReadingMinutes('', 'en')).toBe(1);
});

test('reading time ignores front matter and URLs', () => {
  const word = '[stock](https://example.com/a/long/address)';
  const markdown = `---\ntitle: ${'stock '.repeat(660)}\n---\n${`${word} `.repeat(660)}`;
  expect(getReadingMinutes(markdown, 'en')).toBe(3);
});

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('tags %j select the contact subject %s', (tags, subject) => {
  expect(getContactSubject(tags)).toBe(subject);
});
