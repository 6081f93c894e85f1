import { cache } from 'react';

/**
 * Memoizes a function with string arguments for the lifetime of the process. In development it memoizes per request, so
 * that edits appear on reload, and outside of requests until the running synchronous code ends.
 */
export function memoize<Read extends (...args: never[]) => unknown>(read: Read): Read {
  const processCache = new Map<string, unknown>();
  const turnCache = new Map<string, unknown>();
  const getRequestCache = cache(() => new Map<string, unknown>());
  const getCache = () => {
    if (process.env.NODE_ENV !== 'development') return processCache;
    const requestCache = getRequestCache();
    // Outside of requests, React creates a new map for each call.
    if (requestCache === getRequestCache()) return requestCache;
    if (turnCache.size === 0) queueMicrotask(() => turnCache.clear());
    return turnCache;
  };
  const memoized = (...args: never[]) => {
    const results = getCache();
    const key = args.join('/');
    if (!results.has(key)) results.set(key, read(...args));
    return results.get(key);
  };
  return memoized as Read;
}
