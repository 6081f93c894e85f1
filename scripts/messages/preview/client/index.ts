import type { PreviewState } from '../startPreviewServer';
import { showFindings } from './showFindings';
import { showSources } from './showSources';
import { waitForPage } from './waitForPage';

/** Set by `npm run dev`; whoever starts Next by itself has no preview. */
const port = process.env.NEXT_PUBLIC_PREVIEW_PORT;

if (port) void listen(`http://${location.hostname}:${port}/`);
if (new URLSearchParams(location.search).get('messages') === 'keys') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showSources);
  else showSources();
}

/** In every page under `npm run dev`: keeps it in step with the message files, and says what is wrong in them. */
async function listen(address: string): Promise<void> {
  let shown = await timeOfRequest(`${address}clock`);
  new EventSource(address).addEventListener('message', ({ data }) => {
    const { saved, findings } = JSON.parse(data) as PreviewState;
    showFindings(findings);
    if (saved <= shown) return;
    shown = saved;
    void reload();
  });
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (answer?.responseStatus === 404) void waitForPage();
}

/**
 * When this page was asked for, by the clock of the server, which may run on another machine. The browser's network
 * notes when the answer came; the page itself may be too busy to see it at once.
 */
async function timeOfRequest(clock: string): Promise<number> {
  const now = Number(await (await fetch(clock)).text());
  const [answer] = performance.getEntriesByName(clock) as PerformanceResourceTiming[];
  return now - (answer?.responseStart ?? performance.now());
}

/**
 * Loads the page anew, so that no part of it, fetched lists included, stays as it was. Where a mistake keeps the server
 * from making the page, the one that is open stays; who is on the way to another page is not called back.
 */
async function reload(): Promise<void> {
  const { href } = location;
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const { status } = await fetch(href, { cache: 'no-store' });
  if (status < 500 && !isLeaving && location.href === href) location.reload();
}
