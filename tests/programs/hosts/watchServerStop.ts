import { securityHeaders } from '@/lib/hosting/headers';
import { getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import type { TestRequest } from './Column';
import { checkResponse } from './checkResponse';
import { createEnquiryRequest } from './createEnquiryRequest';
import type { SiteServer } from './startSiteServer';

/** Number of concurrent requests while a server stops. */
const PENDING_REQUESTS = 200;

/** Number of successive enquiries after the server has stopped. */
const ENQUIRIES_AFTER_STOP = 10;

/**
 * Stops the first of the site's servers behind a host. Pages must still be served. If there is another server, pending
 * requests must be answered and enquiries accepted. Returns the problems found.
 */
export async function watchServerStop(
  origin: string,
  [first, ...others]: readonly SiteServer[],
): Promise<string[]> {
  const checkAll = (requests: TestRequest[]) =>
    Promise.all(requests.map((request) => checkResponse(origin, request)));
  const requestWithoutLocale = { path: withBasePath(pages.about), expected: { status: [307] } };
  const pending = checkAll(
    others.length > 0 ? Array.from({ length: PENDING_REQUESTS }, () => requestWithoutLocale) : [],
  );
  await first?.stop();
  const enquiryProblems: string[] = [];
  for (let sent = 0; others.length > 0 && sent < ENQUIRIES_AFTER_STOP; sent += 1) {
    const problem = await checkResponse(origin, createEnquiryRequest());
    if (problem) enquiryProblems.push(problem);
  }
  const pageProblems = await checkAll([
    { path: getLocalePath('en', pages.about), expected: { status: [200], headers: securityHeaders } },
    {
      path: withBasePath(pages.about),
      expected: { status: [others.length > 0 ? 307 : 200], headers: securityHeaders },
    },
    {
      path: withBasePath('/_next/static/missing.js.gz'),
      expected: { status: [404, 502, 503], headers: { 'Cache-Control': /^no-(cache|store)$/ } },
    },
  ]);
  // One failed enquiry is allowed, by which a host may detect the stopped server.
  return [...(await pending), ...enquiryProblems.slice(1), ...pageProblems].filter(
    (problem) => problem !== undefined,
  );
}
