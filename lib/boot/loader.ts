import { dispatchPreloadError } from '@/lib/navigation/dispatchPreloadError';
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

  const load = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
    return script;
  };
  /** The page stays as it is, readable and with working links; a script of its own looks whether it is out of date. */
  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    if (dispatchPreloadError(error)) return;
    load('/recovery.js').dataset.failed = '';
    reportError(error);
  };
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options);
    const list = document.getElementById('page-scripts');
    const sources = JSON.parse(list?.textContent ?? '[]') as string[];
    // A host that answers missing files with a page sends a script that does not parse: no request fails then.
    addEventListener('error', ({ error, filename }) => {
      if (error instanceof SyntaxError && sources.some((src) => filename.endsWith(src))) fail(error);
    });
    const leave = ({ target }: Event) => {
      if ((target as Element).closest('a')) list?.setAttribute('data-left', '');
    };
    addEventListener('click', leave, true);
    for (const src of sources) load(src).onerror = () => fail(new Error(`${src} did not load`));
  };
  for (const sign of signs) addEventListener(sign, start, options);

  document.addEventListener('DOMContentLoaded', () => {
    let draft: string | null = null;
    try {
      draft = localStorage.getItem('lead-draft');
      if (sessionStorage.getItem('typed')) load('/recovery.js');
    } catch {
      // Blocked storage throws: there is nothing to give back then.
    }
    const restores = document.querySelector('form[data-restore]') && (draft || location.search);
    if (restores || document.querySelector('[data-hurry]')) start();
  });
}

passClicks();
loadAtFirstSign();
