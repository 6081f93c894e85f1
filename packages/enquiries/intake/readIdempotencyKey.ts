/** Maximum length of a key. */
const MAX_KEY_LENGTH = 255;

/** The characters allowed in an HTTP header without encoding. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * Reads the idempotency key from the header, or from the form field if the header is empty. Returns the key or an error
 * code; neither if the key is missing or blank.
 */
export function readIdempotencyKey(
  header: string | undefined,
  field: string | undefined,
): { key?: string; error?: 'tooLong' | 'invalid' } {
  const key = header?.trim() || field?.trim() || undefined;
  if (key === undefined) return {};
  if (key.length > MAX_KEY_LENGTH) return { error: 'tooLong' };
  return PRINTABLE_ASCII.test(key) ? { key } : { error: 'invalid' };
}
