import { z } from 'zod';
import { createPriceFields } from '../schema';

const schema = z.strictObject(createPriceFields(['seats', 'links'], { title: 'Days' }));
const prices = {
  perMonth: { seats: 480_000, links: 1_500_000 },
  consultantDay: 6_000_000,
  days: { seats: 1, links: 5, project: 20 },
};

it('accepts a price and days for each item', () => {
  expect(schema.parse(prices)).toEqual(prices);
});

it.each([
  ['a missing price', { perMonth: { seats: 1 } }, 'perMonth.links'],
  ['an unknown item', { perMonth: { seats: 1, links: 1, boats: 1 } }, 'perMonth'],
  ['a price of zero', { consultantDay: 0 }, 'consultantDay'],
  ['a price that is not whole', { consultantDay: 1.5 }, 'consultantDay'],
  ['a price too high', { consultantDay: 1_000_000_001 }, 'consultantDay'],
  ['negative days', { days: { seats: -1, links: 5, project: 20 } }, 'days.seats'],
  ['no days of the project', { days: { seats: 1, links: 5 } }, 'days.project'],
])('rejects %s', (_, changes, path) => {
  const { error } = schema.safeParse({ ...prices, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
