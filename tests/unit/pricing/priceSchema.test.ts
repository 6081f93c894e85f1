import { prices as schema } from '@/lib/content/messages/factsSchema';
import { priceItems } from '@/lib/pricing/priceItems';

const forItems = (value: number) => Object.fromEntries(priceItems.map((item) => [item, value]));

const prices = {
  currency: 'VND',
  conversion: { date: '2026-11-20', en: { currency: 'CNY', rate: 3700 } },
  perMonth: forItems(480_000),
  consultantDay: 6_000_000,
  days: { ...forItems(5), project: 20 },
  sampleWorkers: 400,
  sampleTerminals: 10,
  samples: { erp: { users: 60 } },
};

it('accepts a price and days for each item', () => {
  expect(schema.parse(prices)).toEqual(prices);
});

it.each([
  ['a currency with decimals', { currency: 'USD', perMonth: forItems(19.5) }],
  ['no conversion', { conversion: undefined }],
])('accepts %s', (_, changes) => {
  expect(schema.safeParse({ ...prices, ...changes }).success).toBe(true);
});

it.each([
  ['a missing price', { perMonth: { ...forItems(1), videos: undefined } }, 'perMonth.videos'],
  ['an unknown item', { perMonth: { ...forItems(1), boats: 1 } }, 'perMonth'],
  ['a price of zero', { consultantDay: 0 }, 'consultantDay'],
  ['a decimal of VND', { consultantDay: 1.5 }, 'consultantDay'],
  [
    'a third decimal of USD',
    { currency: 'USD', perMonth: { ...forItems(1), users: 1.005 } },
    'perMonth.users',
  ],
  ['an unknown currency', { currency: 'XYZ' }, 'currency'],
  ['a currency symbol', { currency: '$' }, 'currency'],
  [
    'a rate of zero',
    { conversion: { ...prices.conversion, en: { currency: 'CNY', rate: 0 } } },
    'conversion.en.rate',
  ],
  ['an invalid date', { conversion: { ...prices.conversion, date: '2026-02-30' } }, 'conversion.date'],
  ['a conversion to the same currency', { currency: 'CNY' }, 'conversion.en.currency'],
  ['a price too high', { consultantDay: 1_000_000_001 }, 'consultantDay'],
  ['negative days', { days: { ...prices.days, users: -1 } }, 'days.users'],
  ['more terminals than users', { sampleTerminals: 61 }, 'sampleTerminals'],
  ['no days of the project', { days: forItems(1) }, 'days.project'],
])('rejects %s', (_, changes, path) => {
  const { error } = schema.safeParse({ ...prices, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
