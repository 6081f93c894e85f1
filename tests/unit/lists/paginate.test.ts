import {
  getFurtherPages,
  getPage,
  getPageCount,
  getPageNumber,
  getPagerPages,
} from '@/lib/browser/lists/paginate';

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
