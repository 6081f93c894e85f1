import { PRELOAD_ERROR } from '../protocol';

/**
 * Announces that something fetched on demand (a chunk, a data file) did not load: a cancelable `preload-error` on the
 * window with the error as its detail. Unless a listener takes it over by `preventDefault()`, the error is thrown,
 * outside the caller, for whoever watches the window. Returns whether nobody took it over.
 */
export function dispatchPreloadError(error: unknown): boolean {
  const isOurs = dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));
  if (isOurs) reportError(error);
  return isOurs;
}
