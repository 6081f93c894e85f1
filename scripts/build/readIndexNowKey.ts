/**
 * Returns the key of IndexNow in the variable INDEXNOW_KEY; undefined if it is unset. Throws if it is invalid. The key is
 * not secret: the site publishes it in a file, which proves that the sender of URLs owns the site.
 */
export function readIndexNowKey({
  INDEXNOW_KEY: key,
}: Record<string, string | undefined>): string | undefined {
  if (!key || /^[a-zA-Z0-9-]{8,128}$/.test(key)) return key || undefined;
  throw new Error(
    'INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens. Create one: openssl rand -hex 16',
  );
}
