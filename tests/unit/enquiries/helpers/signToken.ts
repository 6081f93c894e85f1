import { createHmac } from 'node:crypto';

/** Creates the signed token of a newsletter link, in the format that mails already sent contain. */
export function signToken(
  purpose: string,
  { id, generation }: { id: string; generation: number },
  secret: string,
  now: number,
): string {
  const expires = purpose === 'unsubscribe' ? 'never' : now + 7 * 86_400_000;
  const content = `${id}~${generation}.${expires}`;
  return `${content}.${createHmac('sha256', secret).update(`${purpose}.${content}`).digest('base64url')}`;
}
