import { addScript, getNavigationType } from 'static-islands/client';
import { RECOVERY_SCRIPT, SESSION_FIELDS } from '../protocol';

/**
 * Loads the recovery script after a file could not be loaded, which `data-failed` reports to the script. The script
 * reloads the page if a newer version of the site has been deployed. Returns the script element.
 */
export function loadRecoveryScript(): HTMLScriptElement {
  const script = addScript(RECOVERY_SCRIPT);
  script.dataset.failed = '';
  return script;
}

/** After a reload, loads the recovery script if there are field values to restore. */
export function restoreAfterReload(): void {
  addEventListener('DOMContentLoaded', () => {
    // Reading storage blocks the page for some milliseconds, so only after a reload.
    if (getNavigationType() !== 'reload') return;
    try {
      if (sessionStorage[SESSION_FIELDS]) addScript(RECOVERY_SCRIPT);
    } catch {
      // Storage is blocked, so nothing was saved.
    }
  });
}
