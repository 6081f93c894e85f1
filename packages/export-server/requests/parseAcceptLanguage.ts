import { parseAccept } from 'hono/utils/accept';

/**
 * Returns the language tags of an `Accept-Language` header (RFC 9110, section 12.5.4) in order of preference, without
 * refused (q=0) and malformed tags. Accepts `zh_CN`, which old web views send.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ params, q }) => q > 0 && Number(params.q ?? 1) <= 1)
    .map(({ type }) => type)
    .filter((tag) => /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag));
}
