import { createHmac, timingSafeEqual } from 'node:crypto';
import { withBasePath } from '@/lib/shared/basePath';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Whom a link is for. Each unsubscription begins a new generation: no link sent before it confirms anything. */
export type TokenHolder = { id: string; generation: number };

/** How long a link to confirm is good for, in days; the confirmation mail says so. */
export const CONFIRMATION_DAYS = 7;

/** Where the two links in mails lead to, within the site. */
export const newsletterPaths = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** The complete address of a link for one subscriber. */
export function createNewsletterLink(
  purpose: TokenPurpose,
  subscriber: TokenHolder,
  publicOrigin: string,
  secret: string,
): string {
  const token = signToken(purpose, subscriber, secret, Date.now());
  return `${publicOrigin}${withBasePath(newsletterPaths[purpose])}?token=${token}`;
}

/** Makes the token of a link for one subscriber and one purpose, signed with HMAC-SHA256, at a time (ms since 1970). */
export function signToken(
  purpose: TokenPurpose,
  { id, generation }: TokenHolder,
  secret: string,
  now: number,
): string {
  // A link to unsubscribe must work as long as somebody has the mail.
  const expires = purpose === 'unsubscribe' ? 'never' : now + CONFIRMATION_DAYS * 86_400_000;
  const content = `${id}~${generation}.${expires}`;
  return `${content}.${signature(purpose, content, secret)}`;
}

/** Returns whom a token was made for, or undefined: not ours, for another purpose, or expired. */
export function verifyToken(
  purpose: TokenPurpose,
  token: string,
  secret: string,
  now: number,
): TokenHolder | undefined {
  const [holder = '', expires = '', given = ''] = token.split('.', 3);
  const expected = Buffer.from(signature(purpose, `${holder}.${expires}`, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  if (expires !== 'never' && Number(expires) <= now) return undefined;
  // Links in mails from before there were generations have none.
  const [id = '', generation = '0'] = holder.split('~');
  return { id, generation: Number(generation) };
}

function signature(purpose: TokenPurpose, content: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${content}`).digest('base64url');
}
