import { isOutdated } from '../pages/isOutdated';
import { reloadOnce } from '../pages/reloadOnce';
import { giveBackTyped, keepTyped } from '../pages/typed';
import { RETRY } from '../protocol';

/**
 * The script of a page in trouble, at the same address in every build: gives back what was typed before the page was
 * loaded anew; and where something did not load because the page is older than the site, loads it anew, once. Whoever
 * has followed a link meanwhile is not held back, and whoever is typing is not interrupted.
 */
async function recover(hasFailed: boolean): Promise<void> {
  giveBackTyped();
  addEventListener('click', retry);
  let hasLeft = false;
  addEventListener('pagehide', () => {
    hasLeft = true;
  });
  if (!hasFailed || !(await isOutdated())) return;
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
  keepTyped();
  location.reload();
}

recover(document.currentScript?.dataset.failed !== undefined);
