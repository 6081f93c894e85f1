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

/** Not `URLSearchParams`, which would make gibberish of bytes that are not UTF-8. Throws `URIError`. */
function parseForm(body: string): Record<string, string> {
  const pairs = body.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    }),
  );
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
