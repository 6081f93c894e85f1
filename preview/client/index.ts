import type { PreviewState } from '../PreviewState';
import { showFindings } from './showFindings';
import { showPlaces } from './showPlaces';

/** Set by `npm run dev`; whoever starts Next by itself has no preview. */
const port = process.env.NEXT_PUBLIC_PREVIEW_PORT;

if (port) listen(`http://${location.hostname}:${port}`);
if (new URLSearchParams(location.search).get('messages') === 'keys') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showPlaces);
  else showPlaces();
}

/** In every page under `npm run dev`: keeps it in step with the message files, and says what is wrong in them. */
function listen(address: string): void {
  new EventSource(address).addEventListener('message', ({ data }) => {
    const { age, findings } = JSON.parse(data) as PreviewState;
    showFindings(findings);
    const isOlder = age !== null && performance.now() > age;
    if (isOlder) void reload();
  });
}

/**
 * Loads the page anew, so that no part of it, fetched lists included, stays as it was. Where a mistake keeps the server
 * from making the page, the one that is open stays.
 */
async function reload(): Promise<void> {
  const { status } = await fetch(location.href, { cache: 'no-store' });
  if (status < 500) location.reload();
}
