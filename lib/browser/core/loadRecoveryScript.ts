import { RECOVERY_SCRIPT, SESSION_FIELDS } from '../protocol';
import { addScript } from './addScript';
import { getNavigationType } from './getNavigationType';

/**
 * Loads the script of a page in trouble, after something did not load: it finds out whether the page is older than the
 * site, and loads it anew then. Returns its element.
 */
export function loadRecoveryScript(): HTMLScriptElement {
  const script = addScript(RECOVERY_SCRIPT);
  script.dataset.failed = '';
  return script;
}

/** Has what was typed before a reload by `recover` put back into the page's fields. */
export function restoreAfterReload(): void {
  addEventListener('DOMContentLoaded', () => {
    // Reading storage stops the page for some milliseconds: only where something can have been kept.
    if (getNavigationType() !== 'reload') return;
    try {
      if (sessionStorage[SESSION_FIELDS]) addScript(RECOVERY_SCRIPT);
    } catch {
      // Blocked storage throws: nothing was kept then.
    }
  });
}
