import type { WebhookConfig } from '../readConfig';
import type { Database } from '../store/Database';
import type { Deliver } from './OutboxWorker';
import { failureOfStatus, post } from './post';
import { signWebhook } from './signWebhook';

/** Makes the function that delivers leads to the webhook: JSON, signed, under the delivery's id at every attempt. */
export function createWebhookSender(config: WebhookConfig, database: Database): Deliver {
  return async ({ id, leadId }) => {
    const lead = await database.run('readLead', leadId ?? '');
    // Erased meanwhile: there is nothing left to send.
    if (lead === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
    const headers = signWebhook(id, Math.floor(Date.now() / 1000), body, config.secret);
    const { allowPrivate } = config;
    const failure = failureOfStatus(
      await post(new URL(config.url), { headers, body, allowPrivate, read: 0 }),
    );
    if (failure) throw failure;
  };
}
