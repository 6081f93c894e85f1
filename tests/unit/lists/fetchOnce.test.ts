import { fetchOnce } from '@/lib/browser/lists/fetchOnce';

const isNumbers = (value: unknown): value is number[] => Array.isArray(value);

/** A response with a text body and a status. */
function createResponse(body: string, status = 200) {
  return { ok: status < 400, status, json: async () => JSON.parse(body) } as Response;
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

test.each([
  { condition: 'an error status', response: () => createResponse('[1]', 500) },
  { condition: 'a missing file', response: () => createResponse('<!doctype html>', 404) },
  {
    condition: 'a page with status 200',
    response: () => createResponse('<!doctype html><title>Home</title>'),
  },
  { condition: 'a file cut short', response: () => createResponse('[1, 2') },
  { condition: 'an empty file', response: () => createResponse('') },
  { condition: 'data of another shape', response: () => createResponse('{"error": "quota"}') },
])('$condition throws an error with the file name', async ({ response }) => {
  fetchMock.mockResolvedValue(response());
  await expect(fetchOnce('/a.json', isNumbers)).rejects.toThrow('/a.json');
});

test('throws on network failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchOnce('/a.json', isNumbers)).rejects.toThrow('.json');
});

test('throws on timeout', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const failure = expect(fetchOnce('/slow.json', isNumbers)).rejects.toThrow('.json');
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
  jest.useRealTimers();
});

test('caches successful requests and repeats failed ones', async () => {
  fetchMock.mockResolvedValueOnce(createResponse('', 500));
  await expect(fetchOnce('/once.json', isNumbers)).rejects.toThrow('.json');
  fetchMock.mockResolvedValue(createResponse('[1]'));
  await fetchOnce('/once.json', isNumbers);
  await fetchOnce('/once.json', isNumbers);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
