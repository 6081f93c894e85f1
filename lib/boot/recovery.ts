import { isOutdated } from '@/lib/navigation/isOutdated';
import { reloadOnce } from '@/lib/navigation/reloadOnce';
import { giveBackTyped } from '@/lib/navigation/typed';

/**
 * What only a page in trouble needs, in a file that has the same name in every build: gives back what was typed before
 * the page was loaded anew; and where the framework failed because the page is out of date, loads it anew, once. Whoever
 * has followed a link meanwhile is not held back, and whoever is typing is not interrupted.
 */
async function recover(hasFailed: boolean): Promise<void> {
  giveBackTyped();
  if (!hasFailed || !(await isOutdated())) return;
  const reload = () => {
    if (!document.querySelector('#page-scripts[data-left]')) reloadOnce(location.href);
  };
  if (document.activeElement?.matches('input, textarea, select')) {
    addEventListener('focusout', reload, { once: true });
  } else {
    reload();
  }
}

recover(document.currentScript?.dataset.failed !== undefined);
