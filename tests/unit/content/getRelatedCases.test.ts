/** @jest-environment node */
import { getCaseArticles } from '@/lib/content/entries/getCaseArticles';
import { type CustomerCase, getRelatedCases } from '@/lib/content/entries/loadCases';
import type { Article } from '@/lib/content/entries/loadPosts';
import { getFurtherCases, getServicePosts, type Service } from '@/lib/content/entries/loadServices';

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

const mockServices = [{ subject: 'erp' }, { subject: 'ai-video' }];

jest.mock('@/lib/content/entries/loadEntries', () => ({
  loadEntries: (file: string) => (file === 'service-list.json' ? mockServices : mockCases),
}));
jest.mock('@/lib/content/entries/loadPosts', () => ({
  loadArticles: () => mockArticles,
  loadNews: () => [],
}));
jest.mock('@/lib/content/markdown/readMarkdownSource', () => ({
  readMarkdownSource: ({ slug }: Article) =>
    `See [it](/en/services/${slug === 'film-the-boat' ? 'ai-video' : 'erp'}/).`,
}));

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

const createService = (id: string, provenBy: string[]) =>
  ({ id, page: { outcomes: provenBy.map((item) => ({ case: item })) } }) as unknown as Service;

test.each([
  ['erp', [], ['ferry', 'pier']],
  ['erp', ['ferry'], ['pier', 'raft']],
  ['ai-video', [], ['choir']],
  ['ai-video', ['choir'], []],
  ['wms', [], []],
])('further cases of %s use it and prove none of its outcomes (%j)', (id, provenBy, expected) => {
  expect(getFurtherCases('en', createService(id, provenBy)).map((item) => item.id)).toEqual(expected);
});

test.each([
  ['erp', ['wages-of-a-year', 'the-customs-book', 'sales-and-customs']],
  ['ai-video', ['film-the-boat']],
  ['ai', []],
])('posts about %s link to its page', (id, expected) => {
  expect(getServicePosts('en', createService(id, [])).map(({ slug }) => slug)).toEqual(expected);
});
