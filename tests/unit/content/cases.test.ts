import { type CustomerCase, getMeasuredChange, getRelatedCases } from '@/lib/collections/cases';

test.each([
  { description: 'a decrease', before: 72, after: 10, unit: 'days', change: '−86%' },
  { description: 'an increase', before: 60, after: 84, unit: 'trucks', change: '+40%' },
  { description: 'a multiple', before: 6, after: 40, unit: 'videos', change: '×6.67' },
])('$description is $change', ({ before, after, unit, change }) => {
  const measured = getMeasuredChange({ before, after, unit });
  expect(measured && `${measured.sign}${Number(measured.size.toFixed(2))}${measured.unit}`).toBe(change);
});

test('a difference of percentages is not a change in per cent', () => {
  expect(getMeasuredChange({ before: 2.4, after: 0.4, unit: '%' })).toBeUndefined();
});

const createCase = (id: string, industry: string, modules: string[]) =>
  ({ id, industry, passport: { modules } }) as unknown as CustomerCase;

const allCases = [
  createCase('ferry', 'trading', ['sales', 'customs']),
  createCase('raft', 'trading', ['hr']),
  createCase('market', 'food', ['sales']),
  createCase('pier', 'food', ['sales', 'customs']),
];

test.each([
  ['ferry', ['raft', 'pier']],
  ['market', ['pier', 'ferry']],
  ['raft', ['ferry', 'market']],
])('cases related to %s share its industry, then its modules', (id, expected) => {
  const item = allCases.find((candidate) => candidate.id === id) as CustomerCase;
  expect(getRelatedCases(allCases, item).map((other) => other.id)).toEqual(expected);
});
