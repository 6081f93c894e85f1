import { getPriceFacts } from '@/lib/content/messages/getPriceValues';
import { createAmountFormat, createTextAmountFormat } from '@/lib/pricing/currency';
import { addQuotation, formatQuotation, type QuotationFormat } from '@/lib/pricing/formatQuotation';
import { getOfferedItems, getQuotedService, type PriceItem, priceItems } from '@/lib/pricing/priceItems';
import {
  calculateQuotation,
  createPriceList,
  hasQuantities,
  type PriceList,
  parseQuantities,
  setQuantities,
} from '@/lib/pricing/quotation';

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
  const none = Object.fromEntries(priceItems.map((id) => [id, 0])) as Record<PriceItem, number>;
  expect(getQuotedService({ ...none, ...quantities })).toBe(service);
});

type Item = 'seats' | 'links' | 'sites' | 'films' | 'servers';

const prices: PriceList<Item> = {
  fractionDigits: 0,
  perMonth: { seats: 10, links: 20, sites: 40, films: 6, servers: 70 },
  day: 100,
  days: { project: 5, seats: 1, links: 2, sites: 4, films: 0, servers: 6 },
  projectItem: 'seats',
};
const maxQuantities = { seats: 5000, links: 50, sites: 50, films: 1000, servers: 20 };

test.each([
  ['nothing', {}, [], [0, 0, 0]],
  [
    'seats',
    { seats: 3 },
    [
      ['seats', 3, 360],
      ['project', 8, 800],
    ],
    [1160, 360, 1880],
  ],
  [
    'several items in the order of the list',
    { sites: 1, links: 2, seats: 1 },
    [
      ['seats', 1, 120],
      ['links', 2, 480],
      ['sites', 1, 480],
      ['project', 14, 1400],
    ],
    [2480, 1080, 4640],
  ],
  ['an item without days, which needs no project', { films: 2 }, [['films', 2, 144]], [144, 144, 432]],
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
  ['a number', 'seats=12', 12, false],
  ['leading zeros', 'seats=012', 12, false],
  ['zero', 'seats=0', 0, false],
  ['the largest quantity', 'seats=5000', 5000, false],
  ['a missing item', 'servers=1', 0, false],
  ['too large a number', 'seats=5001', 5000, true],
  ['an absurd number', `seats=${'9'.repeat(400)}`, 5000, true],
  ['infinity', 'seats=Infinity', 5000, true],
  ['a negative number', 'seats=-3', 0, true],
  ['a fraction', 'seats=2.7', 2, true],
  ['a text', 'seats=many', 0, true],
  ['an empty value', 'seats=', 0, true],
  ['markup', 'seats=<b>5</b>', 0, true],
])('parses %s', (_, query, expected, isCorrected) => {
  const { quantities, corrected } = parseQuantities(new URLSearchParams(query), maxQuantities);
  expect(quantities.seats).toBe(expected);
  expect(corrected).toEqual(isCorrected ? ['seats'] : []);
});

test('a quotation survives its URL', () => {
  const quantities = { seats: 8, links: 0, sites: 2, films: 30, servers: 0 };
  const url = setQuantities('https://a.example/?about=site&servers=3#form', quantities, maxQuantities);
  expect(url).toBe('https://a.example/?about=site&seats=8&sites=2&films=30#form');
  expect(parseQuantities(new URL(url).searchParams, maxQuantities).quantities).toEqual(quantities);
});

test('the URL of an empty quotation still contains a quotation', () => {
  const url = setQuantities('https://a.example/', {}, maxQuantities);
  expect(hasQuantities(new URL(url).searchParams, maxQuantities)).toBe(true);
  expect(hasQuantities(new URLSearchParams('?subject=erp'), maxQuantities)).toBe(false);
});

test('removes only the quotation from a URL', () => {
  const url = setQuantities('https://a.example/?subject=erp&seats=3&films=1#form', undefined, maxQuantities);
  expect(url).toBe('https://a.example/?subject=erp#form');
});

const format: QuotationFormat<'seats' | 'links'> = {
  locale: 'vi',
  pageUrl: 'https://site.example/vi/prices/#form',
  prices: {
    fractionDigits: 0,
    perMonth: { seats: 1000, links: 2000 },
    day: 9000,
    days: { project: 10, seats: 1, links: 2 },
    projectItem: 'seats',
  },
  maxQuantities: { seats: 100, links: 10 },
  exchangeRate: 111,
  labels: {
    title: 'Estimate',
    lines: { seats: 'Seats', links: 'Links', project: 'Project' },
    totals: { firstYear: ['First', 'sum'], laterYear: ['Later', ''], threeYears: ['Three', ''] },
    item: '{count} × {price} × 12',
    project: '{count} days × {price}',
    approximate: '≈ CNY {amount}',
    textLine: '{label}: {calculation} = {amount}',
    textTotal: '{label}: {amount} ({approximate})',
  },
};
const quotation = `Estimate
Seats: 10 × 1.000 × 12 = 120.000
Links: 1 × 2.000 × 12 = 24.000
Project: 22 days × 9.000 = 198.000
First: 342.000 (≈ CNY 3.080)
Later: 144.000 (≈ CNY 1.300)
Three: 630.000 (≈ CNY 5.680)
https://site.example/vi/prices/?seats=10&links=1#form`;

test.each([
  ['an empty text', '', quotation],
  ['a text', 'Hello\n\nMinh', `Hello\n\nMinh\n\n${quotation}`],
  [
    'a text with an earlier quotation in another language',
    'Hello\n\n报价\nhttps://site.example/zh/prices/?seats=3#form\n\nMinh',
    `Hello\n\nMinh\n\n${quotation}`,
  ],
  [
    'a text with another URL',
    'See https://site.example/\nhttps://site.example/?page=2',
    `See https://site.example/\nhttps://site.example/?page=2\n\n${quotation}`,
  ],
])('adds a quotation to %s', (_, text, expected) => {
  expect(addQuotation(text, { seats: 10, links: 1 }, format)).toBe(expected);
});

test('formats rows with the calculation of lines and totals', () => {
  const { lines, totals } = formatQuotation({ links: 2 }, format);
  expect(lines.map(({ id, calculation }) => [id, calculation])).toEqual([
    ['links', '2 × 2.000 × 12'],
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
