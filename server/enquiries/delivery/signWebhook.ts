import { createHmac } from 'node:crypto';

/** The headers of a signed webhook, as https://www.standardwebhooks.com specifies them. */
export type WebhookHeaders = {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
};

/**
 * Signs a body with HMAC-SHA256 over `{id}.{timestamp}.{body}`; the timestamp (seconds since 1970) lets the receiver
 * refuse a repetition. A secret that begins with `whsec_` is Base64, any other is taken as it is.
 */
export function signWebhook(id: string, seconds: number, body: string, secret: string): WebhookHeaders {
  const prefix = 'whsec_';
  const key = secret.startsWith(prefix)
    ? Buffer.from(secret.slice(prefix.length), 'base64')
    : Buffer.from(secret);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
