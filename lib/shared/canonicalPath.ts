/**
 * One spelling for all spellings of a path: percent-encoded in upper case, Unicode in NFC. Returns undefined if its escapes
 * are broken or not UTF-8.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize('NFC')))
      .join('/');
  } catch {
    return undefined;
  }
}

/** The parameters of a query, with or without `?`, in NFC. */
export function canonicalParameters(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)].map(([name, value]) => [
    name.normalize('NFC'),
    value.normalize('NFC'),
  ]);
}
