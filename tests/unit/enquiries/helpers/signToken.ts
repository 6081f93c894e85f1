import { sign } from 'hono/jwt';

/** Creates the signed token of a newsletter link, in the format that mails already sent contain. */
export function signToken(
  purpose: string,
  { id, generation }: { id: string; generation: number },
  secret: string,
  now: number,
): Promise<string> {
  const expiry = purpose === 'unsubscribe' ? {} : { exp: Math.floor(now / 1000) + 7 * 86_400 };
  return sign({ sub: id, generation, aud: purpose, ...expiry }, secret);
}
