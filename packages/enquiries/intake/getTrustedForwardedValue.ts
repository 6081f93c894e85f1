/**
 * Returns the entry that the outermost trusted proxy added to a header to which each proxy appends one. Entries further
 * left come from the client and are not trusted. Returns undefined if there is no trusted proxy.
 */
export function getTrustedForwardedValue(
  header: string | string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  return (entries.at(-trustedProxies) ?? entries[0])?.trim();
}
