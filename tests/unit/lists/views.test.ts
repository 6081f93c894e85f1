import { parseListView } from '@/lib/browser/lists/listView';
import {
  getFurtherPages,
  getPage,
  getPageCount,
  getPageNumber,
  getPagerPages,
} from '@/lib/browser/lists/paginate';

const options = [
  { name: 'tag', value: 'erp' },
  { name: 'tag', value: 'ai' },
  { name: 'region', value: 'north' },
];
test.each([
  { search: '', view: { query: '', choices: [] } },
  { search: '?tag=erp', view: { query: '', choices: [{ name: 'tag', value: 'erp' }] } },
  { search: '?region=north&tag=erp', view: { query: '', choices: [options[0], options[2]] } },
  { search: '?tag=unknown', view: { query: '', choices: [] } },
  { search: '?tag=', view: { query: '', choices: [] } },
  { search: '?tag=toString', view: { query: '', choices: [] } },
  { search: '?category=erp', view: { query: '', choices: [] } },
  { search: '?q=+stock+', view: { query: 'stock', choices: [] } },
  {
    search: '?q=%E5%BA%93%E5%AD%98&tag=ai',
    view: { query: '库存', choices: [{ name: 'tag', value: 'ai' }] },
  },
  { search: '?q=%E2%BD%82', view: { query: '\u2F42', choices: [] } },
  { search: '?q=%3F%21', view: { query: '', choices: [] } },
])('parses "$search" as $view', ({ search, view }) => {
  expect(parseListView(search, [...options, { name: 'tag', value: '' }], true)).toEqual(view);
});

test.each([
  { total: 0, pages: 1, further: [] },
  { total: 12, pages: 1, further: [] },
  { total: 13, pages: 2, further: [2] },
  { total: 36, pages: 3, further: [2, 3] },
])('$total entries need $pages pages of 12', ({ total, pages, further }) => {
  expect(getPageCount(total, 12)).toBe(pages);
  expect(getFurtherPages(total, 12)).toEqual(further);
});

test('every entry is on exactly the page of its position', () => {
  const entries = Array.from({ length: 29 }, (_, index) => index);
  const pages = [1, 2, 3].map((page) => getPage(entries, page, 12));
  expect(pages.flat()).toEqual(entries);
  for (const entry of entries) expect(pages[getPageNumber(entry, 12) - 1]).toContain(entry);
});

test.each([
  { current: 1, last: 1, expected: [1] },
  { current: 2, last: 3, expected: [1, 2, 3] },
  { current: 42, last: 417, expected: [1, 32, 41, 42, 43, 52, 142, 417] },
])('pager of page $current of $last links to $expected', ({ current, last, expected }) => {
  expect(getPagerPages(current, last)).toEqual(expected);
});

test('pager reaches every page in at most 12 steps', () => {
  const distance = new Map([[1, 0]]);
  for (const page of distance.keys()) {
    for (const next of getPagerPages(page, 417)) {
      if (!distance.has(next)) distance.set(next, (distance.get(page) ?? 0) + 1);
    }
  }
  expect(distance.size).toBe(417);
  expect(Math.max(...distance.values())).toBeLessThanOrEqual(12);
});
