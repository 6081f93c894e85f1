/** @jest-environment node */

import { industries } from '@/lib/content/entries/ids';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { entityFiles } from '@/lib/content/entries/schemas';
import { locales } from '@/lib/shared/i18n/locales';

describe.each(locales)('in %s', (locale) => {
  const cases = loadEntities('customer-cases.json', locale);

  test('there are twelve cases or more', () => {
    expect(cases.length).toBeGreaterThanOrEqual(12);
  });

  test('every industry has a case', () => {
    expect(new Set(cases.map(({ industry }) => industry))).toEqual(new Set(industries));
  });

  test('the cases come from five regions or more', () => {
    expect(new Set(cases.map(({ region }) => region)).size).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['devices.json', 18],
    ['team.json', 6],
    ['testimonials.json', 6],
    ['products.json', 3],
    ['erp-modules.json', 9],
    ['faq.json', 10],
    ['templates.json', 5],
  ] as const)('%s has %i entries', (file, count) => {
    expect(loadEntities(file, locale)).toHaveLength(count);
  });

  test('every testimonial belongs to a case', () => {
    const ids = cases.map(({ id }) => id);
    for (const { case: belonging } of loadEntities('testimonials.json', locale))
      expect(ids).toContain(belonging);
  });

  test('all cases but one went live within the promised eight to twelve weeks', () => {
    const weeks = cases.map(({ passport }) => passport?.weeks ?? 0);
    expect(weeks.filter((count) => count < 8 || count > 12)).toHaveLength(1);
  });

  test('the comparison has eight rows or more', () => {
    expect(loadEntities('comparison.json', locale).length).toBeGreaterThanOrEqual(8);
  });

  test.each(Object.keys(entityFiles) as (keyof typeof entityFiles)[])('the ids of %s are unique', (file) => {
    const ids = loadEntities(file, locale).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
