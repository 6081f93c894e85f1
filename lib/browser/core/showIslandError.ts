import { dispatchPreloadError, loadRecovery } from 'static-islands/recovery';
import { ISLAND_FAILED } from '../protocol';
import { loadRecoveryScript } from './loadRecoveryScript';

/**
 * Handles an island that could not be loaded or has failed: shows a message with Retry below it. Unless a
 * `preload-error` listener handles the error, also loads the recovery script, because the page may be outdated.
 */
export function showIslandError(element: Element, error: unknown): void {
  const showMessage = () => element.setAttribute(ISLAND_FAILED, '');
  // Retry needs the recovery script to save field values, so the message is shown after the script has loaded.
  if (dispatchPreloadError(error)) loadRecovery(loadRecoveryScript, showMessage);
  else showMessage();
}
