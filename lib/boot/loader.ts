import { dispatchPreloadError } from '@/lib/navigation/dispatchPreloadError';
import { isOutdated } from '@/lib/navigation/isOutdated';
import { reloadOnce } from '@/lib/navigation/reloadOnce';
import { passClicks } from './passClicks';

/**
 * The script that fetches the framework at the first sign of a person: a reader who only reads gets none of it. The
 * files' addresses stand in the page as JSON; they run in their order, the page's payload first, because the framework
 * closes the payload's stream when it starts. At once where a form has something to restore or to answer for, or where a
 * list cannot show yet what the address asks for. Bundled into every exported page.
 */
function loadAtFirstSign(): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const options = { capture: true, passive: true };
  let hasFailed = false;
  let isLeaving = false;

  /** The page stays as it is, readable and with working links; one that is out of date is loaded anew, once. */
  const fail = async (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    if (dispatchPreloadError(error)) return;
    // Whoever is on the way to another page arrives there; a reload would hold them back.
    if ((await isOutdated()) && !isLeaving && reloadOnce(location.href)) return;
    reportError(error);
  };

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options);
    addEventListener('click', ({ target }) => {
      isLeaving ||= target instanceof Element && target.closest('a[href]') !== null;
    });
    addEventListener('submit', () => {
      isLeaving = true;
    });
    const list = document.getElementById('page-scripts')?.textContent ?? '[]';
    const sources = JSON.parse(list) as string[];
    // A host that answers missing files with a page sends a script that does not parse: no request fails then.
    addEventListener('error', ({ error, filename }) => {
      if (error instanceof SyntaxError && sources.some((src) => filename.endsWith(src))) fail(error);
    });
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => fail(new Error(`${src} did not load`));
      document.head.append(script);
    }
  };
  for (const sign of signs) addEventListener(sign, start, options);

  document.addEventListener('DOMContentLoaded', () => {
    let draft: string | null = null;
    try {
      draft = localStorage.getItem('lead-draft');
    } catch {
      // Blocked storage throws: there is no draft then.
    }
    const restores = document.querySelector('form[data-restore]') && (draft || location.search);
    if (restores || document.querySelector('[data-hurry]')) start();
  });
}

passClicks();
loadAtFirstSign();
