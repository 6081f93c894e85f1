/**
 * Returns the canonical spelling of a path: percent-encoded in upper case, Unicode in NFC. Returns undefined if its
 * percent-encoding is broken or not UTF-8.
 */
export function canonicalizePath(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize('NFC')))
      .join('/');
  } catch {
    return undefined;
  }
}

/** Returns the parameters of a query, with or without a leading `?`, in NFC. */
export function canonicalizeParameters(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)].map(([name, value]) => [
    name.normalize('NFC'),
    value.normalize('NFC'),
  ]);
}
