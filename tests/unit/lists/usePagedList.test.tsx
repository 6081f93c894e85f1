import { act, renderHook } from '@testing-library/react';
import { type PagedListOptions, usePagedList } from '@/components/lists/usePagedList';
import { writeQuery } from '@/lib/browser/lists/urlQuery';

jest.mock('@/lib/browser/prefersReducedMotion', () => ({ prefersReducedMotion: () => true }));

type Entry = { id: string; tag: string };

const loadPage = jest.fn(async () => ({ entries: [{ id: 'c', tag: 'erp' }], pages: 2, total: 3 }));
const options: PagedListOptions<Entry> = {
  root: { current: null },
  entries: [
    { id: 'a', tag: 'erp' },
    { id: 'b', tag: 'wms' },
  ],
  filters: [{ name: 'tag', options: [{ value: 'erp' }, { value: 'wms' }] }],
  getFilterValues: ({ tag }) => ({ tag: [tag] }),
  counts: { '': 3, 'tag-erp/': 2, 'tag-wms/': 1 },
  pageSize: 2,
  getSource: ({ choices }) => ({
    key: `list/${choices.map(({ value }) => value).join('/')}`,
    firstPage: 2,
    pageCount: choices.length > 0 ? 0 : 2,
    loadPage,
  }),
};
const render = () => renderHook(() => usePagedList(options)).result;

beforeEach(() => history.replaceState(null, '', '/'));

it('shows the initial entries', () => {
  expect(render().current).toMatchObject({ visibleIds: ['a', 'b'], matchCount: 3, hasMore: true });
});

it('filters the initial entries when the URL changes', () => {
  const list = render();
  act(() => writeQuery('?tag=wms', 'push'));
  expect(list.current).toMatchObject({ visibleIds: ['b'], matchCount: 1, hasMore: false });
});

it('adds the entries of the next page', async () => {
  const list = render();
  await act(async () => list.current.loadMore());
  expect(list.current).toMatchObject({ visibleIds: ['a', 'b', 'c'], hasMore: false, hasLoadedMore: true });
});

it('is pending until the first entries of a filter are loaded', async () => {
  let finish = () => {};
  const response = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slowPage = async () => {
    await response;
    return { entries: [{ id: 'd', tag: 'erp' }], pages: 1, total: 2 };
  };
  const getSource: typeof options.getSource = () => ({
    key: 'slow',
    firstPage: 1,
    pageCount: 1,
    loadPage: slowPage,
  });
  history.replaceState(null, '', '/?tag=erp');
  const { result } = renderHook(() => usePagedList({ ...options, getSource }));
  expect(result.current.isPending).toBe(true);
  await act(async () => finish());
  expect(result.current).toMatchObject({ isPending: false, visibleIds: ['a', 'd'] });
});
