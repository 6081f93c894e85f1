import { dispatchPreloadError } from './dispatchPreloadError';
import { reloadOnce } from './reloadOnce';

/**
 * What happens when a page cannot be shown because a piece of it did not load: listeners of `preload-error` come
 * first; then the target is loaded as a document, once; else the error is thrown, outside the caller, for whoever
 * watches the window. Nobody is led away from the page without a network, whatever the browser believes of it.
 */
export async function recoverFrom(error: unknown, target: string): Promise<void> {
  if (dispatchPreloadError(error)) return;
  if ((await isReachable(target)) && reloadOnce(target)) return;
  reportError(error);
}

/** Whether the host answers at all, with whatever it be. */
async function isReachable(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
