import { site } from '../../lib/shared/site';

/** Resolves an href against the path `from`; undefined if it is not a valid URL. */
export function resolveUrl(href: string, from = '/'): URL | undefined {
  return URL.canParse(href, site.origin + from) ? new URL(href, site.origin + from) : undefined;
}
