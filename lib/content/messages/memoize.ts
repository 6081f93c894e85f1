import { cache } from 'react';

/**
 * Memoizes a function with string arguments for the lifetime of the process. In development it memoizes per request, so
 * that edits appear on reload and source markers (`?messages=keys`) apply to a single request.
 */
export function memoize<Read extends (...args: never[]) => unknown>(read: Read): Read {
  const processCache = new Map<string, unknown>();
  const getRequestCache = cache(() => new Map<string, unknown>());
  const memoized = (...args: never[]) => {
    const results = process.env.NODE_ENV === 'development' ? getRequestCache() : processCache;
    const key = args.join('/');
    if (!results.has(key)) results.set(key, read(...args));
    return results.get(key);
  };
  return memoized as Read;
}
