import { addQuotation, formatQuotation, type QuotationFormat } from '@/lib/pricing/formatQuotation';

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
