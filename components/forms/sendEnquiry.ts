import { dispatchPreloadError } from 'static-islands/recovery';
import { readAttribution } from '@/lib/browser/attribution';
import { enquiryEndpoint } from '@/lib/enquiry/fields';
import type { EnquiryErrors } from '@/lib/enquiry/schema';

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

/** Time after which a request is aborted and counts as failed. */
const TIMEOUT_MS = 20_000;

/** Time within which an enquiry is sent again while the server restarts. */
const RETRY_TIME_MS = 30_000;

/** Wait before the second attempt. It doubles after each further one. */
const FIRST_WAIT_MS = 1000;

/** Statuses of a server or proxy while the server restarts. */
const RESTART_STATUSES = [502, 503, 504];

/**
 * Sends an enquiry under its idempotency key, with the attribution of the visit. While the server restarts, sends it
 * again with the same key, which stores it at most once. Never throws: if the server is unreachable or fails, the
 * outcome is `failed`.
 */
export async function sendEnquiry(
  enquiry: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  const startTime = performance.now();
  for (let waitMs = FIRST_WAIT_MS; ; waitMs *= 2) {
    const result = await attempt(enquiry, idempotencyKey);
    if (result.outcome !== 'restarting') return result;
    const delayMs = Math.max(waitMs, result.retryAfterMs);
    if (performance.now() - startTime + delayMs > RETRY_TIME_MS) return { outcome: 'failed' };
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

async function attempt(
  enquiry: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult | { outcome: 'restarting'; retryAfterMs: number }> {
  // `AbortSignal.timeout` is missing in Safari 15.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const attribution = Object.fromEntries(readAttribution());
  try {
    // Rejected if the connection is refused, also while the server restarts.
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
    }).catch(() => undefined);
    const isOffline = globalThis.navigator?.onLine === false;
    if (response === undefined && !isOffline && !controller.signal.aborted)
      return { outcome: 'restarting', retryAfterMs: 0 };
    if (response === undefined) return { outcome: 'failed' };
    if (response.status === 422) {
      const { error, errors } = (await response.json()) as { error?: string; errors?: EnquiryErrors | null };
      if (errors) return { outcome: 'invalid', errors };
      // Another enquiry was stored under the key, for example from the same draft in another tab. The next key is the
      // same at every attempt, so this enquiry is stored once as well.
      return error === 'idempotency_key_reused'
        ? attempt(enquiry, getNextKey(idempotencyKey))
        : { outcome: 'failed' };
    }
    if (RESTART_STATUSES.includes(response.status)) {
      const seconds = Number(response.headers.get('Retry-After'));
      return { outcome: 'restarting', retryAfterMs: (seconds || 0) * 1000 };
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

/** Preloads the validation code. Errors are ignored, because `validateEnquiryInBrowser` retries and reports them. */
export function preloadValidation(): void {
  import('@/lib/enquiry/schema').catch(() => {});
}

/**
 * Validates an enquiry with the schema that the server also uses. Returns error codes by field name, an empty object
 * if the enquiry is valid. The code is a separate chunk, loaded only by visitors who use a form. If the chunk cannot be
 * loaded, the enquiry counts as valid: the server validates it again and returns the same codes.
 */
export async function validateEnquiryInBrowser(enquiry: unknown): Promise<EnquiryErrors> {
  try {
    const { parseEnquiry } = await import('@/lib/enquiry/schema');
    const parsed = parseEnquiry(enquiry);
    return parsed.ok ? {} : parsed.errors;
  } catch (error) {
    dispatchPreloadError(error);
    return {};
  }
}

/** A random idempotency key. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
