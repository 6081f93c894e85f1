/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { locales } from '@/lib/shared/i18n/locales';
import { Article } from './workedExamples/Article';
import { equationsIn, wrongEquations } from './workedExamples/equations';
import { examples } from './workedExamples/examples';

const slugs = readdirSync('messages/en/insights').map((file) => file.replace(/\.md$/, ''));

test('every article has its worked example checked', () => {
  expect(examples.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
});

describe.each(locales)('in %s', (locale) => {
  test.each(examples)('$slug: $says', ({ slug, figures }) => {
    const wrong = figures(new Article(slug, locale)).filter(({ stated }) => !stated);
    expect(wrong).toEqual([]);
  });

  test.each(slugs)('every equation in %s holds', (slug) => {
    expect(wrongEquations(new Article(slug, locale).text, locale)).toEqual([]);
  });

  test.each(slugs)('no equation in %s goes unread', (slug) => {
    const { text } = new Article(slug, locale);
    const read = equationsIn(text, locale).reduce((rest, { written }) => rest.replace(written, ''), text);
    expect(read.match(/\d[^\n=]{0,12}= ?[^\d\n]{0,5}\d.*/g)).toBeNull();
  });
});

test('an equation that is wrong is found', () => {
  expect(wrongEquations('Check: 820 × 33,400 − 180 × 98,500 = 9,658,000 in all.', 'en')).toEqual([]);
  expect(wrongEquations('Check: 820 × 33,400 − 180 × 98,500 = 9,658,001 in all.', 'en')).toHaveLength(1);
  expect(wrongEquations('（8,600 万 + 9,800 万）÷ 40 亿 = 4.6%', 'zh')).toEqual([]);
  expect(wrongEquations('（8,600 万 + 9,800 万）÷ 40 亿 = 4.5%', 'zh')).toHaveLength(1);
  expect(wrongEquations('1.026 sản phẩm đạt × 18 giây = 307,8 phút', 'vi')).toEqual([]);
  expect(wrongEquations('1.026 sản phẩm đạt × 18 giây = 307,9 phút', 'vi')).toHaveLength(1);
});
