import { readAttribution } from '@/lib/browser/readAttribution';
import type { EnquiryErrors } from '@/lib/shared/enquiry/parseEnquiry';
import { leadsEndpoint } from '@/lib/shared/leadsEndpoint';

/** What came of a submission: stored, or not and why. `errors` are codes by field name. */
export type SendResult =
  | { outcome: 'stored' }
  | { outcome: 'invalid'; errors: EnquiryErrors }
  | { outcome: 'failed' };

/** How long the server may take before the visitor is told that it failed; the key makes a later retry safe. */
const TIMEOUT_MS = 20_000;

/**
 * Sends a lead under its idempotency key, with where, when and how the visit began. Never throws: an unreachable or broken
 * server is `failed`, and sending again with the same key stores the lead once.
 */
export async function sendEnquiry(
  enquiry: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  // `AbortSignal.timeout` is missing in Safari 15.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(leadsEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({
        ...Object.fromEntries(readAttribution()),
        source: location.pathname,
        startedAt: Math.round(performance.timeOrigin),
        ...enquiry,
      }),
      signal: controller.signal,
    });
    if (response.status === 422) {
      const body = (await response.json()) as { errors: EnquiryErrors } | { error: string };
      if ('errors' in body) return { outcome: 'invalid', errors: body.errors };
      // Something else was stored under the key, by the same draft in another tab for one. The key after it is the same
      // at every attempt, so that this lead too is stored once.
      return body.error === 'idempotency_key_reused'
        ? sendEnquiry(enquiry, getNextKey(idempotencyKey))
        : { outcome: 'failed' };
    }
    if (!response.ok) return { outcome: 'failed' };
    // A host without the endpoint may answer any request with a page: only an id means that the lead is on disk.
    const { id } = (await response.json()) as { id?: unknown };
    return id === undefined ? { outcome: 'failed' } : { outcome: 'stored' };
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** `key` → `key-2` → `key-3` */
function getNextKey(key: string): string {
  const [first = '', count = '1'] = key.split('-');
  return `${first}-${Number(count) + 1}`;
}
