import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../readConfig';
import type { Database } from '../store/Database';
import type { Deliver } from './OutboxWorker';
import { type post as defaultPost, getStatusError } from './post';

/**
 * Creates the function that posts enquiries to the webhook: signed JSON, with the same delivery ID at every attempt.
 */
export function createWebhookSender(
  { url, secret }: WebhookConfig,
  database: Database,
  post: typeof defaultPost,
): Deliver {
  return async ({ id, lead_id }) => {
    const enquiry = await database.run('readEnquiry', lead_id ?? '');
    // The enquiry was erased after it was queued.
    if (enquiry === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: enquiry.createdAt, data: enquiry });
    const headers = createHeaders(id, body, secret);
    const error = getStatusError(await post(new URL(url), { headers, body, maxResponseBytes: 0 }));
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
