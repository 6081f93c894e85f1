import { fetchNextPage, hasMore, type PageSource, readPages } from '@/lib/browser/lists/pageStore';
import { getPagerPages } from '@/lib/content/lists/getPagerPages';
import { matchesShape } from '@/lib/shared/lists/matchesShape';
import { getFurtherPages, getPage, getPageCount, getPageNumber } from '@/lib/shared/lists/paginate';

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

describe('fetchNextPage', () => {
  const page = (...ids: string[]) => ({ entries: ids.map((id) => ({ id })), pages: 3, total: 30 });
  const createSource = (key: string, load: PageSource<{ id: string }>['load']) => ({
    key,
    first: 2,
    pages: 3,
    load,
  });
  const ids = (source: PageSource<{ id: string }>) => readPages(source).entries.map(({ id }) => id);

  test('appends pages until the last one', async () => {
    const load = jest.fn().mockResolvedValueOnce(page('a', 'b')).mockResolvedValueOnce(page('c'));
    const source = createSource('growing', load);
    await fetchNextPage(source);
    expect(readPages(source)).toMatchObject({ next: 3, status: 'ready', total: 30 });
    await fetchNextPage(source);
    expect(ids(source)).toEqual(['a', 'b', 'c']);
    expect(hasMore(readPages(source))).toBe(false);
    await fetchNextPage(source);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('drops repeated entries', async () => {
    const load = jest.fn().mockResolvedValueOnce(page('a', 'b')).mockResolvedValueOnce(page('b', 'c'));
    const source = createSource('repeating', load);
    await fetchNextPage(source);
    await fetchNextPage(source);
    expect(ids(source)).toEqual(['a', 'b', 'c']);
  });

  test('keeps entries after a failure and retries', async () => {
    const load = jest.fn().mockResolvedValueOnce(page('a')).mockRejectedValueOnce(new Error('gone'));
    const source = createSource('failing', load.mockResolvedValueOnce(page('b')));
    await fetchNextPage(source);
    await fetchNextPage(source);
    expect(ids(source)).toEqual(['a']);
    expect(readPages(source)).toMatchObject({ status: 'failed', next: 3 });
    await fetchNextPage(source);
    expect(ids(source)).toEqual(['a', 'b']);
  });

  test('ends earlier if a new build has fewer pages', async () => {
    const source = createSource('shrinking', async () => ({ entries: [], pages: 2, total: 24 }));
    await fetchNextPage(source);
    expect(hasMore(readPages(source))).toBe(false);
  });
});

const shape = { id: 'string', size: 'number', note: 'string?', tags: [{ id: 'string' }] } as const;

test.each<{ what: string; value: unknown; fits: boolean }>([
  { what: 'a complete value', value: { id: 'a', size: 1, note: 'n', tags: [{ id: 't' }] }, fits: true },
  { what: 'a value without the optional field', value: { id: 'a', size: 1, tags: [] }, fits: true },
  { what: 'a value with an extra field', value: { id: 'a', size: 1, tags: [], extra: true }, fits: true },
  { what: 'a value with a missing field', value: { id: 'a', tags: [] }, fits: false },
  { what: 'a field of another type', value: { id: 1, size: 1, tags: [] }, fits: false },
  { what: 'an array of other items', value: { id: 'a', size: 1, tags: ['t'] }, fits: false },
  { what: 'an object instead of an array', value: { id: 'a', size: 1, tags: {} }, fits: false },
  { what: 'null', value: null, fits: false },
  { what: 'a string', value: '{}', fits: false },
])('matchesShape($what) is $fits', ({ value, fits }) => {
  expect(matchesShape(value, shape)).toBe(fits);
});
