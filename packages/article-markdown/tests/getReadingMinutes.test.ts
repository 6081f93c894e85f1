import { getReadingMinutes } from '../getReadingMinutes';

test('counts words, or characters in Chinese', () => {
  expect(getReadingMinutes('stock '.repeat(660), 220)).toBe(3);
  expect(getReadingMinutes('库存'.repeat(600), 400)).toBe(3);
  expect(getReadingMinutes('', 220)).toBe(1);
});

test.each([
  ['Thai', 'คลังสินค้าเปิดทำการทุกวัน', 220],
  ['Japanese', 'この倉庫はつねにひらいている', 400],
  ['Russian', 'склад открыт каждый день ', 220],
])('counts words in %s', (_, sentence, speed) => {
  expect(getReadingMinutes(sentence.repeat(220), speed)).toBeGreaterThan(3);
});

test('ignores front matter and URLs', () => {
  const word = '[stock](https://example.com/a/long/address)';
  const markdown = `---\ntitle: ${'stock '.repeat(660)}\n---\n${`${word} `.repeat(660)}`;
  expect(getReadingMinutes(markdown, 220)).toBe(3);
});
