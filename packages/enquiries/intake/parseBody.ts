import { RequestError } from './RequestError';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Parses a `Content-Type` header (RFC 9110, section 8.3). Returns the type in lower case and the charset, which is
 * UTF-8 by default.
 */
export function parseMediaType(header: string | undefined): { type: string; charset: string } {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset=')) ?? 'charset=utf-8';
  return { type, charset: charset.slice('charset='.length).replaceAll('"', '') };
}

/** Parses a body whose media type is `JSON_TYPE` or `FORM_TYPE`. Throws `RequestError` with 400 if it is malformed. */
export function parseBody(type: string, body: string): unknown {
  try {
    return type === JSON_TYPE ? JSON.parse(body) : parseForm(body);
  } catch {
    throw new RequestError(400, 'malformed');
  }
}

/** Parses a form body. Throws `URIError` for bytes that are not UTF-8, which `URLSearchParams` would replace. */
function parseForm(body: string): Record<string, string> {
  decodeURIComponent(body);
  // The leading `&` keeps a `?` at the start of the body, which the constructor would remove.
  return Object.fromEntries(new URLSearchParams(`&${body}`));
}
