import { parseAccept } from 'hono/utils/accept';
import { type Encoding, encodings, type SiteFile } from './SiteFile';

/**
 * The encoding of a file that a client wants most; of those it wants alike, the smallest (RFC 9110, section 12.5.3).
 * Where it wants none that there is, it gets the file as it is: better than nothing. `accepted` is `Accept-Encoding`.
 */
export function chooseVariant({ variants }: SiteFile, accepted: string | undefined): Encoding {
  const offered = encodings.filter(({ name }) => name in variants);
  if (offered.length === 0 || accepted === undefined) return 'identity';
  const wishes = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const rest = wishes.get('*') ?? 0;
  // Unless it is refused, the file as it is comes last among what is wanted alike, and before what is not named.
  let best: Encoding = 'identity';
  let quality = wishes.get('identity') ?? 0;
  for (const { name } of offered) {
    const wish = wishes.get(name) ?? rest;
    if (wish > 0 && (best === 'identity' ? wish >= quality : wish > quality)) {
      best = name;
      quality = wish;
    }
  }
  return best;
}
