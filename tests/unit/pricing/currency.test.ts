import { getPriceFacts } from '@/lib/content/messages/getPriceValues';
import { createAmountFormat, createTextAmountFormat } from '@/lib/pricing/currency';
import { formatQuotation } from '@/lib/pricing/formatQuotation';
import { createPriceList } from '@/lib/pricing/quotation';

const usdPrices = createPriceList<'seats' | 'links'>({
  currency: 'USD',
  perMonth: { seats: 19.5, links: 0.1 },
  day: 240,
  days: { project: 0, seats: 0, links: 1 },
  projectItem: 'seats',
});

test.each([
  ['en', 'VND', 480_000, 'VND 480,000'],
  ['zh', 'VND', 480_000, '480,000 越南盾'],
  ['vi', 'VND', 480_000, '480.000 đồng'],
  ['en', 'USD', 19.5, 'USD 19.50'],
  ['zh', 'USD', 19.5, '19.50 美元'],
  ['vi', 'USD', 19.5, '19,50 đô la Mỹ'],
  ['zh', 'CNY', 130, '130.00 元人民币'],
])('formats in %s: %s %d', (locale, currency, amount, expected) => {
  expect(createAmountFormat(locale, currency)(amount)).toBe(expected);
});

test.each([
  ['en', 480_000, 'VND 480,000'],
  ['vi', 480_000, '480.000 đồng'],
  ['zh', 9_500, '9,500 越南盾'],
  ['zh', 480_000, '48 万越南盾'],
  ['zh', 88_800_000, '8,880 万越南盾'],
  ['zh', 1_173_600_000, '11.736 亿越南盾'],
])('formats in sentences in %s: VND %d', (locale, amount, expected) => {
  expect(createTextAmountFormat(locale, 'VND')(amount)).toBe(expected);
});

test('adds decimal amounts exactly', () => {
  const labels = {
    ...{ title: '', item: '{count} × {price}', project: '', approximate: '', textLine: '', textTotal: '' },
    lines: { seats: '', links: '', project: '' },
    totals: { firstYear: ['', ''], laterYear: ['', ''], threeYears: ['', ''] },
  } satisfies Parameters<typeof formatQuotation>[1]['labels'];
  const format = {
    locale: 'en',
    pageUrl: '',
    prices: usdPrices,
    maxQuantities: { seats: 9, links: 9 },
    labels,
  };
  const { lines, totals } = formatQuotation({ seats: 3, links: 3 }, format);
  expect(lines.map(({ calculation, amount }) => [calculation, amount])).toEqual([
    ['3 × 19.50', '702.00'],
    ['3 × 0.10', '3.60'],
    ['', '720.00'],
  ]);
  expect(totals.map(({ amount, approximate }) => [amount, approximate])).toEqual([
    ['1,425.60', undefined],
    ['705.60', undefined],
    ['2,836.80', undefined],
  ]);
});

test('returns amounts with their currency, and the names of the currencies', () => {
  const options = {
    currency: 'USD',
    conversion: { currency: 'CNY', rate: 0.14 },
    samples: { basic: { links: 2 } },
  };
  const english = Object.fromEntries(getPriceFacts(usdPrices, { locale: 'en', ...options }));
  expect(english).toMatchObject({
    currency: 'USD',
    currencyName: 'US dollars',
    conversionCurrency: 'CNY',
    exchangeRate: 'USD 1 ≈ CNY 7.14286',
    seatsPrice: 'USD 19.50',
    seatsPriceConverted: 'CNY 139',
    seatsPerYear: 'USD 234.00',
    basicLinks: '2',
    basicFirstYear: 'USD 482.40',
  });
  const vietnamese = Object.fromEntries(getPriceFacts(usdPrices, { locale: 'vi', ...options }));
  expect(vietnamese).toMatchObject({
    currency: 'đô la Mỹ',
    conversionCurrencyCode: 'CNY',
    dayPrice: '240,00 đô la Mỹ',
  });
});

test('returns no converted amounts without a conversion', () => {
  const names = getPriceFacts(usdPrices, { locale: 'en', currency: 'USD', samples: {} }).map(
    ([name]) => name,
  );
  expect(names.filter((name) => /conver|exchange/i.test(name))).toEqual([]);
});
