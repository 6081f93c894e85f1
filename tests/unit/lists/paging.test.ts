/** @jest-environment node */

import { asked, failed, hasMore, type Pages, received } from '@/lib/browser/lists/Pages';
import { pagerPages } from '@/lib/content/lists/pagerPages';
import { isShaped } from '@/lib/shared/lists/isShaped';
import { furtherPages, pageAt, pageCount, pageOf } from '@/lib/shared/lists/paginate';

test.each([
  { total: 0, pages: 1, further: [] },
  { total: 12, pages: 1, further: [] },
  { total: 13, pages: 2, further: [2] },
  { total: 36, pages: 3, further: [2, 3] },
])('$total entries make $pages pages of twelve', ({ total, pages, further }) => {
  expect(pageCount(total, 12)).toBe(pages);
  expect(furtherPages(total, 12)).toEqual(further);
});

test('every entry stands on exactly one page, the one its place says', () => {
  const entries = Array.from({ length: 29 }, (_, index) => index);
  const pages = [1, 2, 3].map((page) => pageOf(entries, page, 12));
  expect(pages.flat()).toEqual(entries);
  for (const entry of entries) expect(pages[pageAt(entry, 12) - 1]).toContain(entry);
});

test.each([
  { current: 1, last: 1, expected: [1] },
  { current: 2, last: 3, expected: [1, 2, 3] },
  { current: 42, last: 417, expected: [1, 32, 41, 42, 43, 52, 142, 417] },
])('the pager on page $current of $last offers $expected', ({ current, last, expected }) => {
  expect(pagerPages(current, last)).toEqual(expected);
});

test('a pager reaches every page of a long archive in a few steps', () => {
  const distance = new Map([[1, 0]]);
  for (const page of distance.keys()) {
    for (const next of pagerPages(page, 417)) {
      if (!distance.has(next)) distance.set(next, (distance.get(page) ?? 0) + 1);
    }
  }
  expect(distance.size).toBe(417);
  expect(Math.max(...distance.values())).toBeLessThanOrEqual(12);
});

describe('the pages of a list', () => {
  const fresh: Pages<{ id: string }> = { entries: [], next: 2, pages: 3, total: undefined, status: 'ready' };
  const page = (...ids: string[]) => ({ entries: ids.map((id) => ({ id })), pages: 3, total: 30 });
  const ids = ({ entries }: Pages<{ id: string }>) => entries.map(({ id }) => id);

  test('are asked for once while one is on its way', () => {
    const loading = asked(fresh);
    expect(loading.status).toBe('loading');
    expect(asked(loading)).toBe(loading);
  });

  test('are not asked for beyond the last', () => {
    const end = { ...fresh, next: 4 };
    expect(hasMore(end)).toBe(false);
    expect(asked(end)).toBe(end);
  });

  test('grow by what came', () => {
    const grown = received(received(fresh, page('a', 'b')), page('c'));
    expect(ids(grown)).toEqual(['a', 'b', 'c']);
    expect(grown).toMatchObject({ next: 4, status: 'ready', total: 30 });
  });

  test('hold no entry twice, as when the list has grown since', () => {
    expect(ids(received(received(fresh, page('a', 'b')), page('b', 'c')))).toEqual(['a', 'b', 'c']);
  });

  test('keep what they hold when the next one fails, and can be asked again', () => {
    const broken = failed(asked(received(fresh, page('a'))), new Error('gone'));
    expect(ids(broken)).toEqual(['a']);
    expect(broken).toMatchObject({ status: 'failed', next: 3 });
    expect(asked(broken).status).toBe('loading');
  });

  test('end where a new build has fewer', () => {
    expect(hasMore(received(fresh, { entries: [], pages: 2, total: 24 }))).toBe(false);
  });
});

const shape = { id: 'string', size: 'number', note: 'string?', tags: [{ id: 'string' }] } as const;

test.each<{ what: string; value: unknown; fits: boolean }>([
  { what: 'a whole value', value: { id: 'a', size: 1, note: 'n', tags: [{ id: 't' }] }, fits: true },
  { what: 'one without what is optional', value: { id: 'a', size: 1, tags: [] }, fits: true },
  { what: 'one with more', value: { id: 'a', size: 1, tags: [], extra: true }, fits: true },
  { what: 'one that lacks a field', value: { id: 'a', tags: [] }, fits: false },
  { what: 'a field of another type', value: { id: 1, size: 1, tags: [] }, fits: false },
  { what: 'a list of other things', value: { id: 'a', size: 1, tags: ['t'] }, fits: false },
  { what: 'an object instead of a list', value: { id: 'a', size: 1, tags: {} }, fits: false },
  { what: 'null', value: null, fits: false },
  { what: 'a text', value: '{}', fits: false },
])('$what fits: $fits', ({ value, fits }) => {
  expect(isShaped(value, shape)).toBe(fits);
});
