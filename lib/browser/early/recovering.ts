import { RECOVERY_SCRIPT, SESSION_TYPED } from '../protocol';
import { addScript } from './addScript';
import { navigationType } from './navigationType';

/**
 * Loads the script of a page in trouble, after something did not load: it finds out whether the page is older than the
 * site, and loads it anew then. Returns its element.
 */
export function recover(): HTMLScriptElement {
  const script = addScript(RECOVERY_SCRIPT);
  script.dataset.failed = '';
  return script;
}

/** Has what was typed before a reload by `recover` put back into the page's fields. */
export function recoverAfterReload(): void {
  addEventListener('DOMContentLoaded', () => {
    // Reading storage stops the page for some milliseconds: only where something can have been kept.
    if (navigationType() !== 'reload') return;
    try {
      if (sessionStorage[SESSION_TYPED]) addScript(RECOVERY_SCRIPT);
    } catch {
      // Blocked storage throws: nothing was kept then.
    }
  });
}
