import { withBasePath } from '../../lib/shared/basePath';
import { securityHeaders } from '../../lib/shared/hosting/securityHeaders';
import { getLocalePath } from '../../lib/shared/i18n/getLocalePath';
import { pages } from '../../lib/shared/i18n/paths';
import { ask } from './ask';
import type { Ask } from './Column';
import { enquiry } from './enquiry';
import type { OwnServer } from './startOwnServer';

/** Requests that are under way while a server ends. */
const MEANWHILE = 200;

/** Enquiries, one after the other, once it has ended. */
const AFTERWARDS = 10;

/**
 * Ends the first of the site's own servers behind a host. Pages are there without any; where there is another one, requests
 * that are under way are answered, and it takes the enquiries. Returns what went wrong.
 */
export async function watchServerStop(
  origin: string,
  [first, ...others]: readonly OwnServer[],
): Promise<string[]> {
  const asked = (asks: Ask[]) => Promise.all(asks.map((one) => ask(origin, one)));
  const bare = { path: withBasePath(pages.about), expected: { status: [307] } };
  const meanwhile = asked(others.length > 0 ? Array.from({ length: MEANWHILE }, () => bare) : []);
  await first?.stop();
  const lost: string[] = [];
  for (let sent = 0; others.length > 0 && sent < AFTERWARDS; sent += 1) {
    const problem = await ask(origin, enquiry());
    if (problem) lost.push(problem);
  }
  const pagesLeft = await asked([
    { path: getLocalePath('en', pages.about), expected: { status: [200], headers: securityHeaders } },
    {
      path: withBasePath(pages.about),
      expected: { status: [others.length > 0 ? 307 : 200], headers: securityHeaders },
    },
  ]);
  // A host may find out by one of them.
  return [...(await meanwhile), ...lost.slice(1), ...pagesLeft].filter((problem) => problem !== undefined);
}
