import { recover } from '../early/recovering';
import { ISLAND_FAILED } from '../protocol';
import { dispatchPreloadError } from './dispatchPreloadError';

/**
 * What happens where an island did not load, or failed: listeners of `preload-error` come first; else the page may be
 * older than the site, and the error is thrown. A message with Retry shows below the element.
 */
export function failIsland(element: Element, error: unknown): void {
  const say = () => element.setAttribute(ISLAND_FAILED, '');
  if (dispatchPreloadError(error)) {
    say();
    return;
  }
  // Retry keeps what was typed, so the message waits for the script that does.
  const script = recover();
  script.onload = script.onerror = say;
  reportError(error);
}
