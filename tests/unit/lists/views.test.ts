/** @jest-environment node */

import { sourceOf } from '@/lib/browser/lists/sourceOf';
import { expectedIn } from '@/lib/shared/lists/expectedIn';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { readView } from '@/lib/shared/lists/readView';

const facts: ListFacts = {
  id: 'list',
  name: 'insights',
  locale: 'en',
  total: 100,
  size: 12,
  onPage: Array.from({ length: 12 }, (_, index) => `a${index}`),
  filters: [{ name: 'tag', counts: { erp: 30, ai: 2 }, onPage: { erp: 5, ai: 2 } }],
  archive: '/en/insights/archive/2/',
};
/** More than one page would hold, and all of it in the page. */
const whole: ListFacts = {
  ...facts,
  total: 14,
  onPage: Array.from({ length: 14 }, (_, index) => `a${index}`),
  filters: [{ name: 'tag', counts: { erp: 5 }, onPage: { erp: 5 } }],
};

test.each([
  { search: '', view: { query: '', choices: [] } },
  { search: '?tag=erp', view: { query: '', choices: [{ name: 'tag', value: 'erp' }] } },
  { search: '?tag=unknown', view: { query: '', choices: [] } },
  { search: '?tag=toString', view: { query: '', choices: [] } },
  { search: '?category=erp', view: { query: '', choices: [] } },
  { search: '?q=+stock+', view: { query: 'stock', choices: [] } },
  {
    search: '?q=%E5%BA%93%E5%AD%98&tag=ai',
    view: { query: '库存', choices: [{ name: 'tag', value: 'ai' }] },
  },
  { search: '?q=%3F%21', view: { query: '', choices: [] } },
])('the address "$search" asks for $view', ({ search, view }) => {
  expect(readView(search, facts.filters)).toEqual(view);
});

const sourceAt = (list: ListFacts, search: string) => {
  const { key, first, pages } = sourceOf(list, {}, readView(search, list.filters));
  return { key, first, pages };
};

test('a list goes on with its own second page', () => {
  expect(sourceAt(facts, '')).toEqual({ key: 'en/insights', first: 2, pages: 9 });
});

test('what a filter leaves is fetched from its first page, since the page holds a part of it', () => {
  expect(sourceAt(facts, '?tag=erp')).toEqual({ key: 'en/insights/tag-erp', first: 1, pages: 3 });
});

test('nothing is fetched where the page holds all that a filter leaves', () => {
  expect(sourceAt(facts, '?tag=ai').pages).toBe(0);
  expect(sourceAt(whole, '').pages).toBe(1);
  expect(sourceAt(whole, '?tag=erp')).toEqual({ key: 'en/insights', first: 2, pages: 1 });
});

test('each search within each filter has results of its own', () => {
  const keys = ['?q=a', '?q=b', '?q=a&tag=erp'].map((search) => sourceAt(facts, search).key);
  expect(new Set(keys).size).toBe(3);
});

test('how many entries are expected is known but for a search, and for a list that stands there as a whole', () => {
  const expected = (list: ListFacts, search: string) => expectedIn(readView(search, list.filters), list);
  expect(expected(facts, '')).toEqual({ matching: 100, onPage: 12 });
  expect(expected(facts, '?tag=erp')).toEqual({ matching: 30, onPage: 5 });
  expect(expected(facts, '?q=a')).toBeUndefined();
  expect(expected(whole, '?tag=erp')).toBeUndefined();
});
