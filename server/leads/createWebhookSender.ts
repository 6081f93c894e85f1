import http from 'node:http';
import https from 'node:https';
import type { Database } from './Database';
import { DeliveryError } from './DeliveryError';
import type { Deliver } from './OutboxWorker';
import { isPrivateHost, PRIVATE_ADDRESS, publicLookup } from './publicLookup';
import type { WebhookConfig } from './readConfig';
import { readLead } from './readLeads';
import { signWebhook } from './signWebhook';

/** How long the receiver may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** Answers of 4xx that ask for another attempt (RFC 9110, section 15.5.9; RFC 6585, section 4). */
const PASSING = [408, 429];

/** Makes the function that delivers leads to the webhook: JSON, signed, under the delivery's id at every attempt. */
export function createWebhookSender(config: WebhookConfig, database: Database): Deliver {
  return async ({ id, leadId }) => {
    const lead = await readLead(database, leadId ?? '');
    // Erased meanwhile: there is nothing left to send.
    if (lead === undefined) return;
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...signWebhook(id, Math.floor(Date.now() / 1000), body, config.secret),
    };
    const status = await post(config, headers, body);
    if (status >= 200 && status <= 299) return;
    const isRefusal = status >= 400 && status <= 499 && !PASSING.includes(status);
    throw new DeliveryError(`HTTP ${status}`, isRefusal);
  };
}

/**
 * Posts, and returns the status. A redirect is not followed: what is signed for one receiver is not for another. Unless
 * the configuration allows it, nothing is sent to an address of this machine or its network.
 */
function post(config: WebhookConfig, headers: http.OutgoingHttpHeaders, body: string): Promise<number> {
  const url = new URL(config.url);
  if (!config.allowPrivate && isPrivateHost(url)) throw new DeliveryError(PRIVATE_ADDRESS);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
        ...(config.allowPrivate ? {} : { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Whatever it says beyond the status is not read.
        response.destroy();
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      reject(new DeliveryError(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name)));
    });
    outgoing.end(body);
  });
}
