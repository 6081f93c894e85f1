import { site } from '../../lib/shared/site';

/** An address that stands in the file at `from` as an absolute one; undefined where it is none at all. */
export function resolveUrl(address: string, from = '/'): URL | undefined {
  return URL.canParse(address, site.origin + from) ? new URL(address, site.origin + from) : undefined;
}
