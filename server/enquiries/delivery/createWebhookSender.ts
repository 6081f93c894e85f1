import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../readConfig';
import type { Database } from '../store/Database';
import type { Deliver } from './OutboxWorker';
import { getStatusError, post } from './post';

/** Makes the function that delivers leads to the webhook: JSON, signed, under the delivery's id at every attempt. */
export function createWebhookSender(
  { url, secret, allowPrivate }: WebhookConfig,
  database: Database,
): Deliver {
  return async ({ id, lead_id }) => {
    const lead = await database.run('readLead', lead_id ?? '');
    // Erased meanwhile: there is nothing left to send.
    if (lead === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
    const headers = sign(id, body, secret);
    const failure = getStatusError(await post(new URL(url), { headers, body, allowPrivate, read: 0 }));
    if (failure) throw failure;
  };
}

/** The headers of https://www.standardwebhooks.com. A secret that begins with `whsec_` is Base64, any other is taken as it is. */
function sign(id: string, body: string, secret: string) {
  const [, base64] = /^whsec_(.*)$/s.exec(secret) ?? [];
  const key = base64 === undefined ? Buffer.from(secret) : Buffer.from(base64, 'base64');
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
