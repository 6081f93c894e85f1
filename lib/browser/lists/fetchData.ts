/** How long a data file may take before the visitor is told that it did not come. */
const TIMEOUT_MS = 10_000;

/** A data file did not come, or what came is not what was asked for. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

type Check<T> = (value: unknown) => value is T;

/**
 * Fetches a data file and checks what came. Whatever is wrong (no network, too slow, an error status, a page instead of
 * data, a file cut short, data of another shape) throws a DataError.
 */
export async function fetchData<T>(url: string, isExpected: Check<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    // Asked for again each time, a 304 when unchanged: pieces of two builds must not meet.
    const response = await fetch(url, { signal: controller.signal, cache: 'no-cache' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isExpected(value)) throw new Error('unexpected content');
    return value;
  } catch (cause) {
    throw new DataError(`${url} did not load`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a data file once for as long as the document lives; one that failed is fetched again. */
export function fetchOnce<T>(url: string, isExpected: Check<T>): Promise<T> {
  const known = fetched.get(url) as Promise<T> | undefined;
  if (known) return known;
  const coming = fetchData(url, isExpected);
  fetched.set(url, coming);
  coming.catch(() => clearFetched(url));
  return coming;
}

/** Makes the next `fetchOnce` of a file fetch it anew. */
export function clearFetched(url: string): void {
  fetched.delete(url);
}
