/**
 * What the outermost trusted proxy says in a header to which each proxy appends an entry. Entries further left are the
 * client's own claims; without a trusted proxy nobody is believed.
 */
export function getTrustedForwardedValue(
  header: string | string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  return (entries.at(-trustedProxies) ?? entries[0])?.trim();
}
