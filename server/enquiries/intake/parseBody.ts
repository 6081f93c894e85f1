import { RequestError } from './RequestError';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads a `Content-Type` (RFC 9110, section 8.3): the type in small letters, and its charset, UTF-8 where it names none. */
export function parseMediaType(header: string | undefined): { type: string; charset: string } {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset=')) ?? 'charset=utf-8';
  return { type, charset: charset.slice('charset='.length).replaceAll('"', '') };
}

/** Parses a body of one of the two media types. Throws `RequestError` with 400 where it is not well-formed. */
export function parseBody(type: string, body: string): unknown {
  try {
    return type === JSON_TYPE ? JSON.parse(body) : parseForm(body);
  } catch {
    throw new RequestError(400, 'malformed');
  }
}

/** Throws `URIError` for bytes that are not UTF-8, of which `URLSearchParams` would make gibberish. */
function parseForm(body: string): Record<string, string> {
  decodeURIComponent(body);
  // Behind an empty pair, because a `?` at the beginning would be left out.
  return Object.fromEntries(new URLSearchParams(`&${body}`));
}
