import { createHmac } from 'node:crypto';
import type { WebhookConfig } from './config';
import type { Deliver } from './OutboxWorker';
import type { EnquiryService } from './service';
import { DeliveryError } from './store/outbox';

/**
 * Creates the function that posts enquiries to the webhook: signed JSON, with the same delivery ID at every attempt.
 */
export function createWebhookSender(
  { database }: EnquiryService,
  { url, secret }: WebhookConfig,
  post: Post,
): Deliver {
  return async ({ id, lead_id }) => {
    const enquiry = await database.run('readEnquiry', lead_id ?? '');
    // The enquiry was erased after it was queued.
    if (enquiry === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: enquiry.createdAt, data: enquiry });
    const headers = createHeaders(id, body, secret);
    const error = getStatusError(await post(new URL(url), body, headers));
    if (error) throw error;
  };
}

/**
 * Returns the headers of https://www.standardwebhooks.com. A secret that starts with `whsec_` is decoded from Base64;
 * any other is used unchanged.
 */
function createHeaders(id: string, body: string, secret: string) {
  const [, base64] = /^whsec_(.*)$/s.exec(secret) ?? [];
  const key = base64 === undefined ? Buffer.from(secret) : Buffer.from(base64, 'base64');
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

/** Time limit for the receiver's response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Statuses that reject the content of a request. Any other failure, such as a wrong URL (404) or secret (401, 403), can be
 * fixed by the operator.
 */
const CONTENT_STATUSES = [400, 413, 422];

export type HttpResponse = {
  status: number;
  /** The wait that the receiver requested. */
  retryAfterMs: number | undefined;
  text: string;
};

export type Post = typeof post;

/** Posts JSON. Does not follow redirects. Throws `DeliveryError`. */
export async function post(
  url: URL,
  body: string,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const retryAfterMs = Number.isNaN(seconds) ? undefined : seconds * 1000;
    return { status: response.status, retryAfterMs, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(name === 'TimeoutError' ? 'TIMEOUT' : (cause?.code ?? name));
  }
}

/** Returns the error for a status; undefined for 2xx. */
export function getStatusError({ status, retryAfterMs }: HttpResponse): DeliveryError | undefined {
  if (status >= 200 && status <= 299) return undefined;
  return new DeliveryError(`HTTP ${status}`, CONTENT_STATUSES.includes(status), retryAfterMs);
}
