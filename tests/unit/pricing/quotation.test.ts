import { getPriceFacts } from '@/lib/content/messages/getPriceValues';
import { createAmountFormat, createTextAmountFormat } from '@/lib/pricing/currency';
import { addQuotation, formatQuotation, type QuotationFormat } from '@/lib/pricing/formatQuotation';
import { getOfferedItems, getQuotedService, type PriceItem, priceItems } from '@/lib/pricing/priceItems';
import {
  calculateQuotation,
  getPriceList,
  hasQuantities,
  type PriceList,
  parseQuantities,
  setQuantities,
} from '@/lib/pricing/quotation';
import { quotationLabels } from '../../helpers/quotationLabels';

const zeros = { users: 0, connections: 0, modules: 0, warehouses: 0, companies: 0, videos: 0, servers: 0 };

test.each<[services: string[], PriceItem[]]>([
  [['erp', 'wms', 'vietconnect', 'ai-video', 'ai-platform'], priceItems],
  [
    ['ai-video', 'wms'],
    ['connections', 'warehouses', 'videos'],
  ],
  [['consulting'], ['connections']],
])('the services %j offer the items %j', (services, offered) => {
  expect(getOfferedItems(services.map((id) => ({ id })))).toEqual(offered);
});

test.each<[{ [id in PriceItem]?: number }, string | undefined]>([
  [{}, 'erp'],
  [{ connections: 2 }, 'erp'],
  [{ users: 60, connections: 4, warehouses: 1 }, 'erp'],
  [{ modules: 1, videos: 2 }, 'erp'],
  [{ connections: 1, warehouses: 1 }, 'wms'],
  [{ videos: 20 }, 'ai-video'],
  [{ warehouses: 1, videos: 20 }, undefined],
])('a quotation for %j is about %s', (quantities, service) => {
  expect(getQuotedService({ ...zeros, ...quantities })).toBe(service);
});

const prices: PriceList = {
  fractionDigits: 0,
  perMonth: { ...zeros, users: 10, connections: 20, warehouses: 40, videos: 6, servers: 70 },
  day: 100,
  days: { ...zeros, project: 5, users: 1, connections: 2, warehouses: 4, servers: 6 },
};

test.each([
  ['nothing', {}, [], [0, 0, 0]],
  [
    'users',
    { users: 3 },
    [
      ['users', 3, 360],
      ['project', 8, 800],
    ],
    [1160, 360, 1880],
  ],
  [
    'several items in the order of the list',
    { warehouses: 1, connections: 2, users: 1 },
    [
      ['users', 1, 120],
      ['connections', 2, 480],
      ['warehouses', 1, 480],
      ['project', 14, 1400],
    ],
    [2480, 1080, 4640],
  ],
  ['an item without days, which needs no project', { videos: 2 }, [['videos', 2, 144]], [144, 144, 432]],
  [
    'a server, whose project has only its own days',
    { servers: 1 },
    [
      ['servers', 1, 840],
      ['project', 6, 600],
    ],
    [1440, 840, 3120],
  ],
])('calculates a quotation for %s', (_, quantities, expectedLines, expectedTotals) => {
  const { lines, totals } = calculateQuotation(quantities, prices);
  expect(lines.map(({ id, quantity, amount }) => [id, quantity, amount])).toEqual(expectedLines);
  expect([totals.firstYear, totals.laterYear, totals.threeYears]).toEqual(expectedTotals);
});

test.each([
  ['a number', 'users=12', 12, false],
  ['leading zeros', 'users=012', 12, false],
  ['zero', 'users=0', 0, false],
  ['the largest quantity', 'users=5000', 5000, false],
  ['a missing item', 'servers=1', 0, false],
  ['too large a number', 'users=5001', 5000, true],
  ['an absurd number', `users=${'9'.repeat(400)}`, 5000, true],
  ['infinity', 'users=Infinity', 5000, true],
  ['a negative number', 'users=-3', 0, true],
  ['a fraction', 'users=2.7', 2, true],
  ['a text', 'users=many', 0, true],
  ['an empty value', 'users=', 0, true],
  ['markup', 'users=<b>5</b>', 0, true],
])('parses %s', (_, query, expected, isCorrected) => {
  const { quantities, corrected } = parseQuantities(new URLSearchParams(query));
  expect(quantities.users).toBe(expected);
  expect(corrected).toEqual(isCorrected ? ['users'] : []);
});

test('a quotation survives its URL', () => {
  const quantities = { ...zeros, users: 8, warehouses: 2, videos: 30 };
  const url = setQuantities('https://a.example/?about=site&servers=3#form', quantities);
  expect(url).toBe('https://a.example/?about=site&users=8&warehouses=2&videos=30#form');
  expect(parseQuantities(new URL(url).searchParams).quantities).toEqual(quantities);
});

test('the URL of an empty quotation still contains a quotation', () => {
  const url = setQuantities('https://a.example/', {});
  expect(hasQuantities(new URL(url).searchParams)).toBe(true);
  expect(hasQuantities(new URLSearchParams('?subject=erp'))).toBe(false);
});

test('removes only the quotation from a URL', () => {
  const url = setQuantities('https://a.example/?subject=erp&users=3&videos=1#form', undefined);
  expect(url).toBe('https://a.example/?subject=erp#form');
});

const format: QuotationFormat = {
  locale: 'vi',
  pageUrl: 'https://site.example/vi/prices/#form',
  prices: {
    fractionDigits: 0,
    perMonth: { ...zeros, users: 1000, connections: 2000 },
    day: 9000,
    days: { ...zeros, project: 10, users: 1, connections: 2 },
  },
  exchangeRate: 111,
  labels: quotationLabels,
};
const quotation = `Estimate
Users: 10 × 1.000 × 12 = 120.000
Connections: 1 × 2.000 × 12 = 24.000
Project: 22 days × 9.000 = 198.000
First: 342.000 (≈ CNY 3.080)
Later: 144.000 (≈ CNY 1.300)
Three: 630.000 (≈ CNY 5.680)
https://site.example/vi/prices/?users=10&connections=1#form`;

test.each([
  ['an empty text', '', quotation],
  ['a text', 'Hello\n\nMinh', `Hello\n\nMinh\n\n${quotation}`],
  [
    'a text with an earlier quotation in another language',
    'Hello\n\n报价\nhttps://site.example/zh/prices/?users=3#form\n\nMinh',
    `Hello\n\nMinh\n\n${quotation}`,
  ],
  [
    'a text with another URL',
    'See https://site.example/\nhttps://site.example/?page=2',
    `See https://site.example/\nhttps://site.example/?page=2\n\n${quotation}`,
  ],
])('adds a quotation to %s', (_, text, expected) => {
  expect(addQuotation(text, { users: 10, connections: 1 }, format)).toBe(expected);
});

test('formats rows with the calculation of lines and totals', () => {
  const { lines, totals } = formatQuotation({ connections: 2 }, format);
  expect(lines.map(({ id, calculation }) => [id, calculation])).toEqual([
    ['connections', '2 × 2.000 × 12'],
    ['project', '4 days × 9.000'],
  ]);
  expect(totals[0]).toEqual({
    id: 'firstYear',
    label: 'First',
    calculation: 'sum',
    amount: '84.000',
    approximate: '≈ CNY 757',
  });
});

const usdPrices = getPriceList({
  currency: 'USD',
  perMonth: { ...zeros, users: 19.5, connections: 0.1 },
  consultantDay: 240,
  days: { ...zeros, project: 0, connections: 1 },
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
  const { lines, totals } = formatQuotation(
    { users: 3, connections: 3 },
    { ...format, locale: 'en', prices: usdPrices, exchangeRate: undefined },
  );
  expect(lines.map(({ calculation, amount }) => [calculation, amount])).toEqual([
    ['3 × 19.50 × 12', '702.00'],
    ['3 × 0.10 × 12', '3.60'],
    ['3 days × 240.00', '720.00'],
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
    samples: { basic: { connections: 2 } },
  };
  const english = Object.fromEntries(getPriceFacts(usdPrices, { locale: 'en', ...options }));
  expect(english).toMatchObject({
    currency: 'USD',
    currencyName: 'US dollars',
    conversionCurrency: 'CNY',
    exchangeRate: 'USD 1 ≈ CNY 7.14286',
    usersPrice: 'USD 19.50',
    usersPriceConverted: 'CNY 139',
    usersPerYear: 'USD 234.00',
    basicConnections: '2',
    basicFirstYear: 'USD 482.40',
    basicPerMonth: 'USD 0.20',
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
