import { RETRY_LINK } from '../client/attributes';
import { restoreSavedFields, saveFieldsOnUnload } from './fieldValues';
import { isStaleDeploy } from './isStaleDeploy';
import { reloadOnce } from './reloadOnce';

/**
 * Restores field values after a reload. If a file could not be loaded because a newer version of the site has been
 * deployed, reloads the page once: not after the visitor has followed a link, and not while a field has the focus.
 */
export async function recoverPage({ hasLoadFailed }: { hasLoadFailed: boolean }): Promise<void> {
  restoreSavedFields();
  addEventListener('click', handleRetry);
  let hasLeft = false;
  addEventListener('pagehide', () => {
    hasLeft = true;
  });
  if (!hasLoadFailed || !(await isStaleDeploy())) return;
  const reload = () => {
    if (!hasLeft) reloadOnce();
  };
  if (document.activeElement?.matches('input, textarea, select')) {
    addEventListener('focusout', reload, { once: true });
  } else {
    reload();
  }
}

/** Handles clicks on Retry below an island that could not be loaded: saves the field values and reloads the page. */
function handleRetry(event: Event): void {
  if (!(event.target as Element).closest(`[${RETRY_LINK}]`)) return;
  event.preventDefault();
  saveFieldsOnUnload();
  location.reload();
}
