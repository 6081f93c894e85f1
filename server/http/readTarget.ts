import type { IncomingMessage } from 'node:http';
import { normalizePath } from './normalizePath';

/** What is asked for: a path as `normalizePath` spells it, and the query with its `?`, or nothing. */
export type Target = {
  path: string;
  search: string;
  /** Whether the request spelled the path like that itself. */
  isNormal: boolean;
};

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i;

/** The authority of a target that is a whole URL (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Visible ASCII, which is all that a query can hold; a `#` would begin what belongs to the browser. */
const QUERY = /^[\x21-\x22\x24-\x7e]*$/;

/**
 * Reads what a request asks for. Returns undefined where it must be refused with 400: a host that is missing, given
 * twice, empty or none (RFC 9112, section 3.2), a whole URL of another host, a target that is no path or has a forbidden
 * one, a query that is none.
 */
export function readTarget(request: IncomingMessage): Target | undefined {
  const host = readHost(request);
  if (host === undefined) return undefined;
  let target = request.url ?? '';
  const [start, authority] = ABSOLUTE.exec(target) ?? [];
  if (start !== undefined) {
    if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
    target = target.slice(start.length);
    if (!target.startsWith('/')) target = `/${target}`;
  }
  const mark = target.indexOf('?');
  const given = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const path = normalizePath(given);
  if (path === undefined || !QUERY.test(search)) return undefined;
  return { path, search: search === '?' ? '' : search, isNormal: path === given };
}

/** The one host of a request; the empty string where an old client (HTTP/1.0) names none; undefined where it is wrong. */
function readHost({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === '1.0' ? '' : undefined;
  return others.length === 0 && HOST.test(host) ? host : undefined;
}
