import {
  calculateQuotation,
  hasQuantities,
  type PriceList,
  parseQuantities,
  setQuantities,
} from '@/lib/pricing/quotation';

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
