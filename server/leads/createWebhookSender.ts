import type { Database } from './Database';
import { DeliveryError } from './DeliveryError';
import type { Deliver } from './OutboxWorker';
import type { WebhookConfig } from './readConfig';
import { readLead } from './readLeads';
import { signWebhook } from './signWebhook';

/** How long the receiver may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** Makes the function that delivers leads to the webhook: JSON, signed, under the delivery's id at every attempt. */
export function createWebhookSender({ url, secret }: WebhookConfig, database: Database): Deliver {
  return async ({ id, leadId }) => {
    const lead = await readLead(database, leadId ?? '');
    // Erased meanwhile: there is nothing left to send.
    if (lead === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
    const headers = {
      'Content-Type': 'application/json',
      ...signWebhook(id, Math.floor(Date.now() / 1000), body, secret),
    };
    const status = await post(url, headers, body);
    if (status < 200 || status > 299) throw new DeliveryError(`HTTP ${status}`);
  };
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    // A redirect is not followed: what is signed for one receiver is not for another.
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(cause?.code ?? name);
  }
}
