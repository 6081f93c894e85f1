import { dispatchPreloadError } from './dispatchPreloadError';
import { isOutdated } from './isOutdated';
import { reloadOnce } from './reloadOnce';

/**
 * What happens when something did not load that the page shown can do without for now, such as more of a list:
 * listeners of `preload-error` come first; a page that is out of date is loaded anew, once; else the error is thrown,
 * outside the caller, for whoever watches the window.
 */
export async function recoverInPlace(error: unknown): Promise<void> {
  if (dispatchPreloadError(error)) return;
  if ((await isOutdated()) && reloadOnce(location.href)) return;
  reportError(error);
}
