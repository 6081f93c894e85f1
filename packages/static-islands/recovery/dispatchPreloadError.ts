import { PRELOAD_ERROR } from './names';

/**
 * Dispatches a cancelable `preload-error` on the window when a file fetched on demand (a chunk, a data file) could
 * not be loaded; `detail` is the error. Unless a listener calls `preventDefault()`, the error is reported as an
 * uncaught error. Returns true if no listener handled it.
 */
export function dispatchPreloadError(error: unknown): boolean {
  const isUnhandled = dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));
  if (isUnhandled) reportError(error);
  return isUnhandled;
}
