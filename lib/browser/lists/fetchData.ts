import { DataError } from './DataError';

/** How long a data file may take before the visitor is told that it did not come. */
const TIMEOUT = 10_000;

/**
 * Fetches a data file and checks what came. Whatever is wrong (no network, too slow, an error status, a page instead of
 * data, a file cut short, data of another shape) throws a DataError.
 */
export async function fetchData<T>(url: string, isExpected: (value: unknown) => value is T): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
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
