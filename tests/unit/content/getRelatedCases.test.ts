/** @jest-environment node */
import { getCaseArticles } from '@/lib/content/entries/getCaseArticles';
import { type CustomerCase, getRelatedCases } from '@/lib/content/entries/loadCases';
import type { Article } from '@/lib/content/entries/loadPosts';

const createCase = (id: string, industry: string, modules: string[], subject?: string) =>
  ({ id, industry, subject, passport: { modules } }) as unknown as CustomerCase;

const mockCases = [
  createCase('ferry', 'trading', ['sales', 'customs']),
  createCase('raft', 'trading', ['hr']),
  createCase('market', 'food', ['sales']),
  createCase('pier', 'food', ['sales', 'customs']),
  createCase('choir', 'tourism', ['ai-video'], 'ai-video'),
];

/** Articles, newest first. */
const mockArticles = [
  { slug: 'wages-of-a-year', tags: ['erp'] },
  { slug: 'the-customs-book', tags: ['erp'] },
  { slug: 'sales-and-customs', tags: ['erp'] },
  { slug: 'film-the-boat', tags: ['ai', 'ecommerce'] },
] as Article[];

jest.mock('@/lib/content/entries/loadEntries', () => ({ loadEntries: () => mockCases }));
jest.mock('@/lib/content/entries/loadPosts', () => ({ loadArticles: () => mockArticles }));

test.each([
  ['ferry', ['raft', 'pier']],
  ['market', ['pier', 'ferry']],
  ['raft', ['ferry', 'market']],
])('cases related to %s share its industry, then its modules', (id, expected) => {
  const item = mockCases.find((candidate) => candidate.id === id) as CustomerCase;
  expect(getRelatedCases('en', item).map((other) => other.id)).toEqual(expected);
});

test.each([
  [['customs', 'sales'], undefined, ['sales-and-customs', 'the-customs-book', 'wages-of-a-year']],
  [['hr'], undefined, ['wages-of-a-year', 'the-customs-book', 'sales-and-customs']],
  [[], 'ai-video', ['film-the-boat', 'wages-of-a-year', 'the-customs-book']],
  [['customs', 'ai-video'], undefined, ['film-the-boat', 'the-customs-book', 'sales-and-customs']],
])('articles for a case with %j are about its products', (modules, subject, expected) => {
  const item = createCase('ferry', 'trading', modules, subject);
  expect(getCaseArticles('en', item).map(({ slug }) => slug)).toEqual(expected);
});
