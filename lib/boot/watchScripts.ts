import { dispatchPreloadError } from '@/lib/navigation/dispatchPreloadError';
import { addScript } from './addScript';
import { pageScripts, sources } from './pageScripts';

/**
 * Where a script that the page names does not come, or something else comes in its place, the page stays as it is,
 * readable and with working links; a script of its own looks whether it is out of date. That one also gives back what
 * was typed before the page was loaded anew.
 */
export function watchScripts(): void {
  let hasFailed = false;

  const recover = () => {
    const script = addScript('/recovery.js');
    if (hasFailed) script.dataset.failed = '';
  };
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const isMissing = target instanceof HTMLScriptElement;
      // A host that answers missing files with a page sends a script that does not parse: no request fails then.
      const address = isMissing ? target.src : error instanceof SyntaxError && filename;
      if (!address || hasFailed || !sources.some((src) => address.endsWith(src))) return;
      hasFailed = true;
      const reason = error ?? new Error(address);
      if (dispatchPreloadError(reason)) return;
      recover();
      if (isMissing) reportError(reason);
    },
    true,
  );
  const leave = ({ target }: Event) => {
    if ((target as Element).closest('a')) pageScripts?.setAttribute('data-left', '');
  };
  addEventListener('click', leave, true);
  document.addEventListener('DOMContentLoaded', () => {
    // Reading storage stops the page for some milliseconds: only where something can have been kept (see reloadOnce).
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload') return;
    try {
      if (sessionStorage.getItem('typed')) recover();
    } catch {
      // Blocked storage throws: there is nothing to give back then.
    }
  });
}
