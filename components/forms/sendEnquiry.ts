import { readAttribution } from 'analytics-trackers/client';
import { SESSION_ATTRIBUTION } from '@/lib/browser/protocol';
import type { EnquiryErrors } from '@/lib/shared/enquiry/parseEnquiry';
import { enquiryEndpoint } from '@/lib/shared/enquiryEndpoint';

/**
 * The reference number of a stored enquiry, and the hour and day by which it is answered. Empty for a newsletter, and on
 * an endpoint that responds only with an id.
 */
export type Receipt = { number?: string; hour?: string; day?: string };

/** Result of sending an enquiry. `errors` are codes by field name. */
type SendResult =
  | { outcome: 'stored'; receipt: Receipt }
  | { outcome: 'invalid'; errors: EnquiryErrors }
  | { outcome: 'failed' };

/** Time after which the request is aborted and counts as failed. The idempotency key makes a retry safe. */
const TIMEOUT_MS = 20_000;

/**
 * Sends an enquiry under its idempotency key, with the attribution of the visit. Never throws: if the server is
 * unreachable or fails, the outcome is `failed`, and a retry with the same key stores the enquiry at most once.
 */
export async function sendEnquiry(
  enquiry: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  // `AbortSignal.timeout` is missing in Safari 15.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const attribution = Object.fromEntries(readAttribution(SESSION_ATTRIBUTION));
  try {
    const response = await fetch(enquiryEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({
        ...attribution,
        source: location.pathname,
        startedAt: Math.round(performance.timeOrigin),
        ...enquiry,
        campaign: enquiry.campaign || attribution.campaign,
      }),
      signal: controller.signal,
    });
    if (response.status === 422) {
      const { error, errors } = (await response.json()) as { error?: string; errors?: EnquiryErrors | null };
      if (errors) return { outcome: 'invalid', errors };
      // Another enquiry was stored under the key, for example from the same draft in another tab. The next key is the
      // same at every attempt, so this enquiry is stored once as well.
      return error === 'idempotency_key_reused'
        ? sendEnquiry(enquiry, getNextKey(idempotencyKey))
        : { outcome: 'failed' };
    }
    if (!response.ok) return { outcome: 'failed' };
    // A host without the endpoint may respond to every request with a page. Only an id proves that the enquiry is
    // stored.
    const { id, ...receipt } = (await response.json()) as Receipt & { id?: unknown };
    return id ? { outcome: 'stored', receipt } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the next key: `key` → `key-2` → `key-3`. */
function getNextKey(key: string): string {
  const [originalKey = '', count = '1'] = key.split('-');
  return `${originalKey}-${Number(count) + 1}`;
}
