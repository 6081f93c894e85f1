import { dispatchPreloadError } from './dispatchPreloadError';
import { reloadOnce } from './reloadOnce';

/**
 * What happens when a page cannot be shown because a piece of it did not load: listeners of `preload-error` come
 * first; then the target is loaded as a document, once; else the error is thrown, outside the caller, for whoever
 * watches the window. Offline nothing is thrown: the framework goes on as soon as there is a network.
 */
export function recoverFrom(error: unknown, target: string): void {
  if (dispatchPreloadError(error) || !navigator.onLine || reloadOnce(target)) return;
  queueMicrotask(() => {
    throw error;
  });
}
