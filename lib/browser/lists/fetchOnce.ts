/** Time after which a request for a data file is aborted. */
const TIMEOUT_MS = 10_000;

type TypeGuard<T> = (value: unknown) => value is T;

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a data file once in the lifetime of the document. A failed request is repeated at the next call. */
export function fetchOnce<T>(url: string, isExpected: TypeGuard<T>): Promise<T> {
  const cached = fetched.get(url) as Promise<T> | undefined;
  if (cached) return cached;
  const pending = fetchData(url, isExpected);
  fetched.set(url, pending);
  pending.catch(() => removeFromCache(url));
  return pending;
}

/** Removes a data file from the cache, so that the next `fetchOnce` requests the file again. */
export function removeFromCache(url: string): void {
  fetched.delete(url);
}

/**
 * Fetches a data file and validates it. Throws an error with its URL for every failure: no network, timeout, error status,
 * HTML instead of JSON, truncated file, unexpected content.
 */
async function fetchData<T>(url: string, isExpected: TypeGuard<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    // Always revalidated (304 if unchanged), so that files of two builds are never mixed.
    const response = await fetch(url, { signal: controller.signal, cache: 'no-cache' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isExpected(value)) throw new Error('unexpected content');
    return value;
  } catch (cause) {
    throw new Error(`could not load ${url}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
