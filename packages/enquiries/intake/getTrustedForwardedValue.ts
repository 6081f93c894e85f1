/**
 * For a header to which each proxy appends an entry, returns the one added by the outermost trusted proxy. Earlier
 * entries come from the client and are not trusted. Returns the first entry if there are fewer entries than proxies, and
 * undefined if there is no trusted proxy.
 */
export function getTrustedForwardedValue(
  header: string | string[] | undefined,
  trustedProxyCount: number,
): string | undefined {
  if (trustedProxyCount === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  return (entries.at(-trustedProxyCount) ?? entries[0])?.trim();
}
