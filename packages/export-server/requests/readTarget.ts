import type { IncomingMessage } from 'node:http';
import { normalizePath } from './normalizePath';

/** Target of a request. */
export type Target = {
  /** Path as normalized by `normalizePath`. */
  path: string;
  /** Query with its `?`, or an empty string. */
  search: string;
  /** True if the path of the request was already normalized. */
  isNormalized: boolean;
};

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i;

/** Scheme and authority of a target in absolute form (RFC 9112, section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** Visible ASCII except `#`, which starts the fragment; browsers never send fragments. */
const QUERY = /^[\x21-\x22\x24-\x7e]*$/;

/**
 * Reads the target of a request. Returns undefined if the request must be refused with 400: `Host` is missing,
 * repeated, empty or invalid (RFC 9112, section 3.2), an absolute URL has another host, or the path or query is
 * invalid.
 */
export function readTarget(request: IncomingMessage): Target | undefined {
  const host = readHost(request);
  if (host === undefined) return undefined;
  let target = request.url ?? '';
  const [origin, authority] = ABSOLUTE_FORM.exec(target) ?? [];
  if (origin !== undefined) {
    if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
    target = target.slice(origin.length);
    if (!target.startsWith('/')) target = `/${target}`;
  }
  const queryStart = target.indexOf('?');
  const rawPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const search = queryStart < 0 ? '' : target.slice(queryStart);
  const path = normalizePath(rawPath);
  if (path === undefined || !QUERY.test(search)) return undefined;
  return { path, search: search === '?' ? '' : search, isNormalized: path === rawPath };
}

/** Returns the host of a request; an empty string if an HTTP/1.0 client sends none; undefined if it is invalid. */
function readHost({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === '1.0' ? '' : undefined;
  return others.length === 0 && HOST.test(host) ? host : undefined;
}
