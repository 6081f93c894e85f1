import { parseAccept } from 'hono/utils/accept';

/**
 * The language tags of an `Accept-Language` header (RFC 9110, section 12.5.4), the most wanted first, without those that
 * are refused (q=0) and whatever is malformed. The `zh_CN` of old web views is a tag.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ params, q }) => q > 0 && Number(params.q ?? 1) <= 1)
    .map(({ type }) => type)
    .filter((tag) => /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag));
}
