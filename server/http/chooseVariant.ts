import { parseAccept } from 'hono/utils/accept';
import { encodings, type SiteFile, type Variant } from './SiteFile';

/**
 * The encoding of a file that a client wants most; of those it wants alike, the smallest (RFC 9110, section 12.5.3).
 * Where it wants none that there is, it gets the file as it is: better than nothing. `accepted` is `Accept-Encoding`.
 */
export function chooseVariant({ variants }: SiteFile, accepted: string | undefined): Variant {
  const wishes = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const rest = wishes.get('*') ?? 0;
  // Unless it is refused, the file as it is comes last among what is wanted alike, and before what is not named.
  let best = variants.identity;
  let quality = wishes.get('identity') ?? 0;
  for (const { name } of encodings) {
    const variant = variants[name];
    const wish = wishes.get(name) ?? rest;
    if (variant && wish > 0 && (best === variants.identity ? wish >= quality : wish > quality)) {
      best = variant;
      quality = wish;
    }
  }
  return best;
}
