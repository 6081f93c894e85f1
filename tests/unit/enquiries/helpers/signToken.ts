import { createHmac } from 'node:crypto';

/** Signs the token of a newsletter link, in the format of links in mails that were sent before. */
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
