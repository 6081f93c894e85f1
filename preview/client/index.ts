import type { PreviewState } from '../PreviewState';
import { showFindings } from './showFindings';
import { showPlaces } from './showPlaces';
import { waitForPage } from './waitForPage';

/** Set by `npm run dev`; whoever starts Next by itself has no preview. */
const port = process.env.NEXT_PUBLIC_PREVIEW_PORT;

if (port) listen(`http://${location.hostname}:${port}/`);
if (new URLSearchParams(location.search).get('messages') === 'keys') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showPlaces);
  else showPlaces();
}

/** In every page under `npm run dev`: keeps it in step with the message files, and says what is wrong in them. */
function listen(address: string): void {
  new EventSource(address).addEventListener('message', ({ data }) => {
    const { saved, now, findings } = JSON.parse(data) as PreviewState;
    showFindings(findings);
    // When the page was asked for, by the server's clock, which may be another one. A message that comes late puts it too
    // early, never too late: better one load too many than a save that does not show.
    const asked = now - performance.now();
    if (saved > asked) void reload();
  });
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (answer?.responseStatus === 404) void waitForPage();
}

/**
 * Loads the page anew, so that no part of it, fetched lists included, stays as it was. Where a mistake keeps the server
 * from making the page, the one that is open stays; who is on the way to another page is not called back.
 */
async function reload(): Promise<void> {
  const { href } = location;
  let isLeaving = false;
  // A link followed meanwhile loads its page as a whole too.
  addEventListener('site:navigate', (event) => event.stopImmediatePropagation(), true);
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const { status } = await fetch(href, { cache: 'no-store' });
  if (status < 500 && !isLeaving && location.href === href) location.reload();
}
