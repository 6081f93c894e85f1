import { DataError } from '@/lib/browser/lists/fetchData';
import { fetchNextPage, getOrCreatePages, hasMore, type PageSource } from '@/lib/browser/lists/pageStore';

// jsdom has no `reportError`.
globalThis.reportError = jest.fn();

describe('fetchNextPage', () => {
  const createPage = (...ids: string[]) => ({
    entries: ids.map((id) => ({ id })),
    pages: 3,
    total: 30,
  });
  const createSource = (key: string, loadPage: PageSource<{ id: string }>['loadPage']) => ({
    key,
    firstPage: 2,
    pageCount: 3,
    loadPage,
  });
  const getIds = (source: PageSource<{ id: string }>) => getOrCreatePages(source).entries.map(({ id }) => id);

  test('appends pages until the last one', async () => {
    const loadPage = jest
      .fn()
      .mockResolvedValueOnce(createPage('a', 'b'))
      .mockResolvedValueOnce(createPage('c'));
    const source = createSource('growing', loadPage);
    await fetchNextPage(source);
    expect(getOrCreatePages(source)).toMatchObject({ nextPage: 3, status: 'ready', total: 30 });
    await fetchNextPage(source);
    expect(getIds(source)).toEqual(['a', 'b', 'c']);
    expect(hasMore(getOrCreatePages(source))).toBe(false);
    await fetchNextPage(source);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  test('drops repeated entries', async () => {
    const loadPage = jest
      .fn()
      .mockResolvedValueOnce(createPage('a', 'b'))
      .mockResolvedValueOnce(createPage('b', 'c'));
    const source = createSource('repeating', loadPage);
    await fetchNextPage(source);
    await fetchNextPage(source);
    expect(getIds(source)).toEqual(['a', 'b', 'c']);
  });

  test('ends earlier if a new build has fewer pages', async () => {
    const source = createSource('shrinking', async () => ({ entries: [], pages: 2, total: 24 }));
    await fetchNextPage(source);
    expect(hasMore(getOrCreatePages(source))).toBe(false);
  });

  test('sends one request for concurrent calls', async () => {
    const loadPage = jest.fn(async () => createPage('b'));
    const source = createSource('concurrent', loadPage);
    await Promise.all([fetchNextPage(source), fetchNextPage(source)]);
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(loadPage).toHaveBeenCalledWith(2);
    expect(getOrCreatePages(source).entries).toEqual([{ id: 'b' }]);
  });

  test('dispatches, reports and stores a failure, and retries', async () => {
    const dispatchedErrors: unknown[] = [];
    const listen = (event: Event) => dispatchedErrors.push((event as CustomEvent).detail);
    window.addEventListener('preload-error', listen);
    const error = new DataError('could not load /2.json');
    const loadPage = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(createPage('b'));
    const source = createSource('broken', loadPage);

    await fetchNextPage(source);
    expect(dispatchedErrors).toEqual([error]);
    expect(reportError).toHaveBeenCalledWith(error);
    expect(getOrCreatePages(source).status).toBe('failed');
    await fetchNextPage(source);
    expect(getOrCreatePages(source)).toMatchObject({ status: 'ready', entries: [{ id: 'b' }] });
    window.removeEventListener('preload-error', listen);
  });
});
