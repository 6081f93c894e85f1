import { type CustomerCase, getRelatedCases } from '@/lib/collections/cases';

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
