import { z } from 'zod';
import { checkPrices, createPriceFields } from '../schema';

const meta = { currency: {}, conversion: {}, rate: {}, days: { title: 'Days' } };
const schema = z.strictObject(createPriceFields(['seats', 'links'], meta)).superRefine(checkPrices);
const prices = {
  currency: 'VND',
  conversion: { currency: 'CNY', rate: 3700, date: '2026-11-20' },
  perMonth: { seats: 480_000, links: 1_500_000 },
  consultantDay: 6_000_000,
  days: { seats: 1, links: 5, project: 20 },
};

it('accepts a price and days for each item', () => {
  expect(schema.parse(prices)).toEqual(prices);
});

it.each([
  ['a currency with decimals', { currency: 'USD', perMonth: { seats: 19.5, links: 60.25 } }],
  ['no conversion', { conversion: undefined }],
])('accepts %s', (_, changes) => {
  expect(schema.safeParse({ ...prices, ...changes }).success).toBe(true);
});

it.each([
  ['a missing price', { perMonth: { seats: 1 } }, 'perMonth.links'],
  ['an unknown item', { perMonth: { seats: 1, links: 1, boats: 1 } }, 'perMonth'],
  ['a price of zero', { consultantDay: 0 }, 'consultantDay'],
  ['a decimal of VND', { consultantDay: 1.5 }, 'consultantDay'],
  ['a third decimal of USD', { currency: 'USD', perMonth: { seats: 1.005, links: 1 } }, 'perMonth.seats'],
  ['an unknown currency', { currency: 'XYZ' }, 'currency'],
  ['a currency symbol', { currency: '$' }, 'currency'],
  ['a rate of zero', { conversion: { ...prices.conversion, rate: 0 } }, 'conversion.rate'],
  ['an invalid date', { conversion: { ...prices.conversion, date: '2026-02-30' } }, 'conversion.date'],
  ['a conversion to the same currency', { currency: 'CNY' }, 'conversion.currency'],
  ['a price too high', { consultantDay: 1_000_000_001 }, 'consultantDay'],
  ['negative days', { days: { seats: -1, links: 5, project: 20 } }, 'days.seats'],
  ['no days of the project', { days: { seats: 1, links: 5 } }, 'days.project'],
])('rejects %s', (_, changes, path) => {
  const { error } = schema.safeParse({ ...prices, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
