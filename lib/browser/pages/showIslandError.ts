import { loadRecoveryScript } from '../core/loadRecoveryScript';
import { ISLAND_FAILED } from '../protocol';
import { dispatchPreloadError } from './dispatchPreloadError';

/**
 * What happens where an island did not load, or failed: unless a listener takes it over, the page may be older than the
 * site. A message with Retry shows below the element.
 */
export function showIslandError(element: Element, error: unknown): void {
  const say = () => element.setAttribute(ISLAND_FAILED, '');
  // Retry keeps what was typed, so the message waits for the script that does.
  if (dispatchPreloadError(error)) Object.assign(loadRecoveryScript(), { onload: say, onerror: say });
  else say();
}
