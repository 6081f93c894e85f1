import { fetchData } from './fetchData';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a data file once for as long as the document lives; one that failed is fetched again. */
export function fetchOnce<T>(url: string, isExpected: (value: unknown) => value is T): Promise<T> {
  const known = fetched.get(url) as Promise<T> | undefined;
  if (known) return known;
  const coming = fetchData(url, isExpected);
  fetched.set(url, coming);
  coming.catch(() => forget(url));
  return coming;
}

/** Makes the next `fetchOnce` of a file fetch it anew. */
export function forget(url: string): void {
  fetched.delete(url);
}
