import { PRELOAD_ERROR } from '../protocol';

/**
 * Announces that something fetched on demand (a page's data, a chunk, a data file) did not load: a cancelable
 * `preload-error` on the window with the error as its detail. Returns true where a listener called `preventDefault()`
 * and so took the recovery over.
 */
export function dispatchPreloadError(error: unknown): boolean {
  return !window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));
}
