import { realpath } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { getTrustedForwardedValue } from 'enquiries';
import type { Hono } from 'hono';
import type { Redirect } from 'host-files';
import { stripBasePath, withBasePath } from '@/lib/shared/basePath';
import { isPageAsset } from '@/lib/shared/hosting/cacheRules';
import { assetHeaders, securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import { isRoute } from '@/lib/shared/i18n/paths';
import { createEndpoints } from './createEndpoints';
import { createRedirectLookup } from './createRedirectLookup';
import { getMiddlewareRedirect, toLocalPath } from './getMiddlewareRedirect';
import { loadSiteFiles } from './loadSiteFiles';
import { readTarget } from './readTarget';
import { respondToInvalidRequests } from './respondToInvalidRequests';
import { SiteError } from './SiteError';
import { sendFile } from './sendFile';
import { serializeRuns } from './serializeRuns';

/** Maximum size of the files in memory: several times the size of a site with a hundred articles. */
const MAX_CACHED_BYTES = 256 * 1024 * 1024;

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

// Alternating names and values, as `writeHead` accepts them.
const hstsHeaders = Object.entries(transportSecurity).flat();
const plainHeaders = Object.entries(securityHeaders).flat();
const secureHeaders = [...plainHeaders, ...hstsHeaders];
const plainAssetHeaders = Object.entries(assetHeaders).flat();
const secureAssetHeaders = [...plainAssetHeaders, ...hstsHeaders];

type Site = {
  /** Folder of the built site. */
  out: string;
  /** Endpoints for enquiries and health checks. */
  routes: Hono;
  /** Redirects from former URLs. */
  redirects: readonly Redirect[];
  /** Number of proxies in front of the server; the outermost one reports whether the visitor uses TLS. */
  trustedProxyCount: number;
  /** Maximum size of the files in memory; larger and further files are read from disk for each request. */
  maxBytes?: number;
};

export type SiteServer = Server & {
  /**
   * Reads the folder again and replaces the site atomically. Rejects, and keeps the previous site, if the folder is not
   * a complete site. Calls during a reload share one further reload after it.
   */
  reload: () => Promise<void>;
  /** Closes every connection after its last response from now on, and continues to accept connections. */
  drain: () => void;
};

/**
 * Creates the server of `npm start`, which does not listen yet. It normalizes the path of each request, then tries in
 * turn: the endpoints, the redirect table, the site's files, `middleware.ts`, and the 404 page. Throws `SiteError` if
 * `out` is not a complete site.
 */
export async function createSiteServer({
  out,
  routes,
  redirects,
  trustedProxyCount,
  maxBytes = MAX_CACHED_BYTES,
}: Site): Promise<SiteServer> {
  let { files, negotiatedPaths } = await readSite(out, maxBytes);
  const endpoints = createEndpoints(routes);
  const findRedirect = createRedirectLookup(redirects);
  /** Connections whose response is not yet complete. */
  const respondingSockets = new WeakSet<Socket>();

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const scheme = getTrustedForwardedValue(request.headers['x-forwarded-proto'], trustedProxyCount);
    const isSecure = scheme?.toLowerCase() === 'https';
    const headers = isSecure ? secureHeaders : plainHeaders;
    const target = readTarget(request);
    if (target === undefined) return sendStatus(response, 400, headers);
    const { search, isNormalized } = target;
    const path = stripBasePath(target.path);
    if (path === undefined) return sendNotFound(request, response, headers);
    request.url = path + search;

    if (endpoints.has(path)) {
      for (let index = 0; index < headers.length; index += 2) {
        response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
      }
      await endpoints.listener(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendStatus(response, 405, headers, { Allow: 'GET, HEAD' });
    }
    const redirectTarget = findRedirect(target.path, search);
    if (redirectTarget !== undefined) return sendStatus(response, 308, headers, { Location: redirectTarget });
    const file = files.get(path);
    if (file && !negotiatedPaths.has(path)) {
      if (isNormalized) {
        const headersForAssets = isSecure ? secureAssetHeaders : plainAssetHeaders;
        return sendFile(request, response, file, isPageAsset(path) ? headersForAssets : headers);
      }
      return sendStatus(response, 308, headers, { Location: toLocalPath(withBasePath(path), search) });
    }
    const redirect = getMiddlewareRedirect(withBasePath(request.url), request.headers);
    // The middleware only checks the format of paths, not whether a page exists.
    if (redirect && files.has(stripBasePath(redirect.pathname) ?? '')) {
      // The target may be a former URL: redirect directly to its replacement.
      const location = findRedirect(redirect.pathname, redirect.search) ?? redirect.headers.location ?? '';
      return sendStatus(response, redirect.status, headers, { ...redirect.headers, location });
    }
    if (files.get(`${path}/`)) {
      return sendStatus(response, 308, headers, { Location: toLocalPath(withBasePath(`${path}/`), search) });
    }
    return sendNotFound(request, response, headers);
  };

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse, headers: string[]) => {
    const page = files.get('/404.html');
    if (page) await sendFile(request, response, page, headers, 404);
    else sendStatus(response, 404, headers);
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error) => handleError(error, request, response));
    if (response.writableEnded) return;
    const { socket } = request;
    respondingSockets.add(socket);
    response.once('close', () => respondingSockets.delete(socket));
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
  server.on('checkExpectation', (_, response) => sendStatus(response, 417, plainHeaders));
  respondToInvalidRequests(server, (socket) => respondingSockets.has(socket));
  return Object.assign(server, {
    reload: serializeRuns(async () => {
      ({ files, negotiatedPaths } = await readSite(out, maxBytes));
    }),
    drain: () => {
      isDraining = true;
    },
  });
}

/** Reads the site's files and the set of paths that depend on the visitor's language. Resolves a symbolic link once. */
async function readSite(out: string, maxBytes: number) {
  const folder = await realpath(out).catch((error: NodeJS.ErrnoException) => {
    throw new SiteError(
      error.code === 'ENOENT'
        ? `There is no site in ${out}: run "npm run build" first, or "npm start", which also builds.`
        : `The site in ${out} cannot be read: ${error.message}`,
    );
  });
  const files = await loadSiteFiles(folder, maxBytes);
  return { files, negotiatedPaths: new Set([...files.keys()].filter(isRoute)) };
}

/** Sends a plain-text response that contains only the status text. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  extraHeaders: Record<string, string> = {},
): void {
  const text = `${STATUS_CODES[status]}\n`;
  const isCacheable = status === 308 || 'cache-control' in extraHeaders;
  response
    .writeHead(status, [
      ...headers,
      ...(isCacheable ? [] : ['Cache-Control', 'no-store']),
      ...Object.entries(extraHeaders).flat(),
      ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))],
    ])
    .end(text);
}

/** Handles a file that is missing or unreadable, and a client that disconnected during the response. */
function handleError(error: NodeJS.ErrnoException, { url }: IncomingMessage, response: ServerResponse): void {
  const hasDisconnected = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || response.destroyed;
  if (!hasDisconnected) console.error(JSON.stringify({ level: 'error', path: url, message: error.message }));
  if (response.headersSent || hasDisconnected) response.destroy();
  else sendStatus(response, error.code === 'ENOENT' ? 404 : 500, plainHeaders);
}
