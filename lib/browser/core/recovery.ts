import { restoreSavedFields, saveFieldsOnUnload } from '../pages/fieldValues';
import { isStaleDeploy } from '../pages/isStaleDeploy';
import { reloadOnce } from '../pages/reloadOnce';
import { RETRY } from '../protocol';

/**
 * The script of a page in trouble, at the same address in every build: gives back what was typed before the page was
 * loaded anew; and where something did not load because the page is older than the site, loads it anew, once. Whoever
 * has followed a link meanwhile is not held back, and whoever is typing is not interrupted.
 */
async function recover(hasFailed: boolean): Promise<void> {
  restoreSavedFields();
  addEventListener('click', retry);
  let hasLeft = false;
  addEventListener('pagehide', () => {
    hasLeft = true;
  });
  if (!hasFailed || !(await isStaleDeploy())) return;
  const reload = () => {
    if (!hasLeft) reloadOnce();
  };
  if (document.activeElement?.matches('input, textarea, select')) {
    addEventListener('focusout', reload, { once: true });
  } else {
    reload();
  }
}

/** Retry, below an island that did not load, is a link to this page; what was typed goes along. */
function retry(event: Event): void {
  if (!(event.target as Element).closest(`[${RETRY}]`)) return;
  event.preventDefault();
  saveFieldsOnUnload();
  location.reload();
}

recover(document.currentScript?.dataset.failed !== undefined);
