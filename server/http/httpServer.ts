import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '@/lib/hosting/headers';

/** Connection timeouts in milliseconds. */
const timeouts = {
  /** Time to receive all headers of a request. */
  headersTimeout: 15_000,
  /** Time to receive a complete request; a body of more than 64 KiB is refused earlier. */
  requestTimeout: 30_000,
  /**
   * Longer than the 60 s after which common proxies close idle connections, so they never reuse one that is closing.
   */
  keepAliveTimeout: 65_000,
  /** Interval at which Node.js checks the first two timeouts. */
  connectionsCheckingInterval: 5_000,
};

/** Closes a connection that transfers nothing for this long during a response. */
const IDLE_TIMEOUT_MS = 60_000;

/** Response status by error code of the parser; every other error is 400. */
const errorStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type HttpServer = Server & {
  /** From now on, closes every connection after its last response. Continues to accept connections. */
  drain: () => void;
};

/** An HTTP server of a built site. */
export type SiteServer = HttpServer & {
  /**
   * Reads the folder again and replaces the site atomically. Rejects, and keeps the previous site, if the folder is not
   * a complete site. Calls during a reload share one further reload after it.
   */
  reload: () => Promise<void>;
};

/**
 * Creates a server that does not listen yet. It limits slow connections, and responds to malformed requests. `respond`
 * responds to all other requests and must not throw.
 */
export function createHttpServer(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): HttpServer {
  /** The response to the latest request of each connection. */
  const latestResponses = new WeakMap<Socket, ServerResponse>();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    latestResponses.set(request.socket, response);
    respond(request, response);
  };
  let isDraining = false;
  const latestRequests = new WeakMap<Socket, IncomingMessage>();
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    if (!isDraining) return serve(request, response);
    // `Connection: close` drops requests that were pipelined after this one, so only the last one may get it. All of
    // them are parsed before `setImmediate` runs its callback.
    latestRequests.set(request.socket, request);
    setImmediate(() => {
      if (latestRequests.get(request.socket) === request) response.setHeader('Connection', 'close');
      serve(request, response);
    });
  });
  server.timeout = IDLE_TIMEOUT_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const canReject = error.code !== 'ECONNRESET' && canWriteResponse(latestResponses.get(socket));
    if (!socket.writable || !canReject) socket.destroy();
    else rejectConnection(socket, errorStatuses[error.code ?? ''] ?? 400);
  });
  return Object.assign(server, {
    drain: () => {
      isDraining = true;
    },
  });
}

/**
 * True if a response to a malformed request cannot be mixed with the latest response of its connection. Node.js sends
 * responses in order; a response has a socket while it is its turn.
 */
function canWriteResponse(latest: ServerResponse | undefined): boolean {
  if (latest === undefined) return true;
  const { req: request, headersSent, socket, writableEnded, writableFinished } = latest;
  // The body of the latest request is malformed.
  if (!request.complete) return socket !== null && !headersSent;
  return writableFinished || (writableEnded && socket !== null);
}

/** Responds to a malformed or timed-out request, and closes the connection. */
function rejectConnection(socket: Socket, status: number): void {
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}

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

/** A path that is already normalized, as most are: no escapes, no empty segments, no segment that starts with a dot. */
const NORMALIZED = /^(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/;

/**
 * Characters that are not allowed in a URL path: everything except visible ASCII, and `\`, `#`, `?` (RFC 3986, 3.3).
 */
const INVALID_RAW = /[^\x21-\x7e]|[\\#?]/;

/** Characters that are not allowed in a decoded segment: control characters, slash and backslash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be rejected
const INVALID_DECODED = /[\x00-\x1f\x7f/\\]/;

/**
 * Normalizes the path of a request: exactly one leading slash, no empty segments, and only the escapes that are
 * necessary (RFC 3986, section 6.2.2). Returns undefined for paths that browsers never send: dot segments, escaped
 * slashes, backslashes or control characters, bytes that are not UTF-8, and malformed escapes.
 */
export function normalizePath(path: string): string | undefined {
  if (path !== '' && NORMALIZED.test(path)) return path;
  if (!path.startsWith('/') || INVALID_RAW.test(path)) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const normalized = segments.map(normalizeSegment);
  if (normalized.includes(undefined)) return undefined;
  return `/${normalized.join('/')}${path.endsWith('/') && normalized.length > 0 ? '/' : ''}`;
}

/** Encodes a name as a path segment, in its normalized spelling: `$&+,:;=@` are not escaped. */
export function encodeSegment(name: string): string {
  return encodeURIComponent(name).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function normalizeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name === '.' || name === '..' || INVALID_DECODED.test(name) ? undefined : encodeSegment(name);
  } catch {
    return undefined;
  }
}

/**
 * For a header to which each proxy appends an entry, returns the one added by the outermost trusted proxy. Earlier
 * entries come from the client and are not trusted. Returns the first entry if there are fewer entries than proxies, and
 * undefined if there is no trusted proxy.
 */
export function getTrustedForwardedValue(
  header: string | string[] | undefined,
  trustedProxyCount: number,
): string | undefined {
  if (trustedProxyCount === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  return (entries.at(-trustedProxyCount) ?? entries[0])?.trim();
}

/** True if the visitor uses TLS, which a proxy terminates and reports in `X-Forwarded-Proto`. */
export function isHttps(forwardedProto: string | string[] | undefined, trustedProxyCount: number): boolean {
  return getTrustedForwardedValue(forwardedProto, trustedProxyCount)?.toLowerCase() === 'https';
}
