import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/**
 * The subscriber that a link belongs to. Each unsubscription increments the generation, which invalidates earlier
 * confirmation links.
 */
export type TokenHolder = { id: string; generation: number };

/** Lifetime of a confirmation link in days; the confirmation mail mentions it. */
export const CONFIRMATION_DAYS = 7;

/** The paths of the two links in mails, without the base path. */
export const newsletterPaths = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** Returns the full URL of a link for one subscriber. `root` is the public origin and the base path. */
export function createNewsletterLink(
  purpose: TokenPurpose,
  subscriber: TokenHolder,
  root: string,
  secret: string,
  now: number,
): string {
  const token = signToken(purpose, subscriber, secret, now);
  return `${root}${newsletterPaths[purpose]}?token=${token}`;
}

/** Creates the token of a link for one subscriber and purpose at a time (ms since 1970), signed with HMAC-SHA256. */
export function signToken(
  purpose: TokenPurpose,
  { id, generation }: TokenHolder,
  secret: string,
  now: number,
): string {
  // A token is `id~generation.expires.signature`. An unsubscribe link must work for as long as the subscriber keeps the mail.
  const expires = purpose === 'unsubscribe' ? 'never' : now + CONFIRMATION_DAYS * 86_400_000;
  const content = `${id}~${generation}.${expires}`;
  return `${content}.${createSignature(purpose, content, secret)}`;
}

/**
 * Returns the subscriber that a token belongs to; undefined if the signature or purpose is wrong or the token has
 * expired.
 */
export function verifyToken(
  purpose: TokenPurpose,
  token: string,
  secret: string,
  now: number,
): TokenHolder | undefined {
  const [holder = '', expires = '', providedSignature = ''] = token.split('.', 3);
  const expected = Buffer.from(createSignature(purpose, `${holder}.${expires}`, secret));
  const actual = Buffer.from(providedSignature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  if (expires !== 'never' && Number(expires) <= now) return undefined;
  const [id = '', generation] = holder.split('~');
  return { id, generation: Number(generation) };
}

function createSignature(purpose: TokenPurpose, content: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${content}`).digest('base64url');
}
