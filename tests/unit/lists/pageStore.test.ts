import { fetchNextPage, getOrCreatePages, hasMore } from '@/lib/browser/lists/pageStore';

const createPage = (...ids: string[]) => ({ entries: ids.map((id) => ({ id })), pages: 3, total: 30 });
const createSource = (key: string, loadPage: () => Promise<ReturnType<typeof createPage>>) => ({
  key,
  firstPage: 2,
  pageCount: 3,
  loadPage,
});

test('drops repeated entries', async () => {
  const loadPage = jest
    .fn()
    .mockResolvedValueOnce(createPage('a', 'b'))
    .mockResolvedValueOnce(createPage('b', 'c'));
  const source = createSource('repeating', loadPage);
  await fetchNextPage(source);
  await fetchNextPage(source);
  expect(getOrCreatePages(source).entries.map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'c']);
});

test('sends one request for concurrent calls', async () => {
  const loadPage = jest.fn(async () => createPage('b'));
  const source = createSource('concurrent', loadPage);
  await Promise.all([fetchNextPage(source), fetchNextPage(source)]);
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('a list ends earlier if a new build has fewer pages', async () => {
  const source = createSource('shrinking', async () => ({ ...createPage(), pages: 2 }));
  await fetchNextPage(source);
  expect(hasMore(getOrCreatePages(source))).toBe(false);
});
