/**
 * Reads an `Accept-Language` header (RFC 9110, section 12.5.4) into language tags, the most wanted first. Tags with
 * q=0, the wildcard and anything malformed are dropped; equal weights keep their order; the `zh_CN` of old web views
 * is read too. Never throws.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map(parseRange)
    .filter((range) => range !== undefined)
    .sort((a, b) => b.weight - a.weight)
    .map((range) => range.tag);
}

function parseRange(part: string): { tag: string; weight: number } | undefined {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  if (!/^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag)) return undefined;
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  if (quality === undefined) return { tag, weight: 1 };
  if (!/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) return undefined;
  const weight = Number(quality);
  return weight > 0 ? { tag, weight } : undefined;
}
