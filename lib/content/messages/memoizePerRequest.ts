import { cache } from 'react';

/**
 * `read`, run once a process for the same arguments, which are words. In development once a request: an edit shows at the
 * next one, and only that one may want its texts marked.
 */
export function memoizePerRequest<Read extends (...args: never[]) => unknown>(read: Read): Read {
  const ofProcess = new Map<string, unknown>();
  const ofRequest = cache(() => new Map<string, unknown>());
  const readOnce = (...args: never[]) => {
    const known = process.env.NODE_ENV === 'development' ? ofRequest() : ofProcess;
    const key = args.join('/');
    if (!known.has(key)) known.set(key, read(...args));
    return known.get(key);
  };
  return readOnce as Read;
}
