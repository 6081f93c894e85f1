import { parseAccept } from 'hono/utils/accept';
import { encodings, type SiteFile, type Variant } from './SiteFile';

/**
 * Returns the encoding of a file with the highest weight in the header `Accept-Encoding`; if weights are
 * equal, the smallest file (RFC 9110, section 12.5.3). Returns the uncompressed file if no encoding is acceptable.
 */
export function chooseVariant({ variants }: SiteFile, acceptEncoding: string | undefined): Variant {
  const weights = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const wildcardWeight = weights.get('*') ?? 0;
  // The uncompressed file is the last choice among equal weights, but precedes encodings that are not acceptable.
  let best = variants.identity;
  let bestWeight = weights.get('identity') ?? 0;
  for (const { name } of encodings) {
    const variant = variants[name];
    const weight = weights.get(name) ?? wildcardWeight;
    if (variant && weight > 0 && (best === variants.identity ? weight >= bestWeight : weight > bestWeight)) {
      best = variant;
      bestWeight = weight;
    }
  }
  return best;
}
