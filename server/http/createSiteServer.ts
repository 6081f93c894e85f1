import { realpath } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Hono } from 'hono';
import { stripBasePath, withBasePath } from '@/lib/shared/basePath';
import { isPageAsset } from '@/lib/shared/hosting/cacheRules';
import { assetHeaders, securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import { isRoute } from '@/lib/shared/i18n/paths';
import type { Redirect } from '@/lib/shared/Redirect';
import { getTrustedForwardedValue } from '../getTrustedForwardedValue';
import { createEndpoints } from './createEndpoints';
import { createRedirectLookup } from './createRedirectLookup';
import { getBareRedirect, toLocalPath } from './getBareRedirect';
import { loadSiteFiles } from './loadSiteFiles';
import { readTarget } from './readTarget';
import { respondToInvalidRequests } from './respondToInvalidRequests';
import { SiteError } from './SiteError';
import { sendFile } from './sendFile';
import { serializeRuns } from './serializeRuns';

/** Bytes of the site that are held in memory: several times what a site of a hundred articles has. */
const MAX_BYTES = 256 * 1024 * 1024;

/** For how long a client may keep a connection, in milliseconds. */
const timeouts = {
  /** Until all headers of a request are there. */
  headersTimeout: 15_000,
  /** Until all of a request is there; a body of 64 KiB is refused sooner. */
  requestTimeout: 30_000,
  /** Without a request; longer than the minute after which the usual proxies let go, so that none asks into a closed one. */
  keepAliveTimeout: 65_000,
  /** How often the first two are looked after. */
  connectionsCheckingInterval: 5_000,
};

/** For how long nothing may move on a connection while an answer is on its way. */
const IDLE_TIMEOUT = 60_000;

const overTls = Object.entries(transportSecurity).flat();
const plainHeaders = Object.entries(securityHeaders).flat();
const secureHeaders = [...plainHeaders, ...overTls];
const plainPart = Object.entries(assetHeaders).flat();
const securePart = [...plainPart, ...overTls];

type Site = {
  /** The folder of the built site. */
  out: string;
  /** The endpoints: what takes enquiries and tells of the server's health. */
  routes: Hono;
  /** The addresses that are no more, and where they lead. */
  redirects: readonly Redirect[];
  /** How many proxies stand before the server; the outermost one says whether the visitor uses TLS. */
  trustedProxies: number;
  /** How much of the site is held in memory; the rest is read when it is asked for. */
  maxBytes?: number;
};

export type SiteServer = Server & {
  /**
   * Reads the folder again and replaces the site, all at once; rejects if the folder is not a complete site, and keeps the
   * previous one. Calls during a reading share one more reading after it.
   */
  reload: () => Promise<void>;
  /** Closes every connection after its last response from now on, and continues to accept connections. */
  drain: () => void;
};

/**
 * The server behind `npm start`, not yet listening: reads each request's path into its one spelling, then hands it to the
 * endpoints, redirects it as the table or `middleware.ts` decides, or answers with a file of the site, else with its 404
 * page. Throws `SiteError` if `out` is not a complete site.
 */
export async function createSiteServer({
  out,
  routes,
  redirects,
  trustedProxies,
  maxBytes = MAX_BYTES,
}: Site): Promise<SiteServer> {
  let { files, negotiated } = await readSite(out, maxBytes);
  const endpoints = createEndpoints(routes);
  const movedTo = createRedirectLookup(redirects);
  /** Connections with an answer that takes its time. */
  const answering = new WeakSet<Socket>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const scheme = getTrustedForwardedValue(request.headers['x-forwarded-proto'], trustedProxies);
    const isSecure = scheme?.toLowerCase() === 'https';
    const headers = isSecure ? secureHeaders : plainHeaders;
    const target = readTarget(request);
    if (target === undefined) return sendStatus(response, 400, headers);
    const { search, isNormal } = target;
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
    const moved = movedTo(target.path, search);
    if (moved !== undefined) return sendStatus(response, 308, headers, { Location: moved });
    const file = files.get(path);
    if (file && !negotiated.has(path)) {
      if (isNormal) {
        const part = isSecure ? securePart : plainPart;
        return sendFile(request, response, file, isPageAsset(path) ? part : headers);
      }
      return sendStatus(response, 308, headers, { Location: toLocalPath(withBasePath(path), search) });
    }
    const redirect = getBareRedirect(withBasePath(request.url), request.headers);
    // The middleware knows the forms of the site's paths, not which pages there are.
    if (redirect && files.has(stripBasePath(redirect.pathname) ?? '')) {
      // The page may be a former one: the visitor is redirected once, to the page that replaced it.
      const location = movedTo(redirect.pathname, redirect.search) ?? redirect.headers.location ?? '';
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
    answer(request, response).catch((error) => fail(error, request, response));
    if (response.writableEnded) return;
    const { socket } = request;
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  };
  let isDraining = false;
  const latest = new WeakMap<Socket, IncomingMessage>();
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    if (!isDraining) return serve(request, response);
    // `Connection: close` drops the requests that were pipelined behind this one. They are parsed before the check phase.
    latest.set(request.socket, request);
    setImmediate(() => {
      if (latest.get(request.socket) === request) response.setHeader('Connection', 'close');
      serve(request, response);
    });
  });
  server.timeout = IDLE_TIMEOUT;
  server.on('checkExpectation', (_, response) => sendStatus(response, 417, plainHeaders));
  respondToInvalidRequests(server, (socket) => answering.has(socket));
  return Object.assign(server, {
    reload: serializeRuns(async () => {
      ({ files, negotiated } = await readSite(out, maxBytes));
    }),
    drain: () => {
      isDraining = true;
    },
  });
}

/** The files of the site and, of their paths, those that are negotiated. A link to a folder is followed now, not later. */
async function readSite(out: string, maxBytes: number) {
  const folder = await realpath(out).catch((error: NodeJS.ErrnoException) => {
    throw new SiteError(
      error.code === 'ENOENT'
        ? `There is no site in ${out}: run "npm run build" first, or "npm start", which does both.`
        : `The site in ${out} cannot be read: ${error.message}`,
    );
  });
  const files = await loadSiteFiles(folder, maxBytes);
  return { files, negotiated: new Set([...files.keys()].filter(isRoute)) };
}

/** An answer that is all said by its status: one line of text. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  own: Record<string, string> = {},
): void {
  const text = `${STATUS_CODES[status]}\n`;
  const isCacheable = status === 308 || 'cache-control' in own;
  response
    .writeHead(status, [
      ...headers,
      ...(isCacheable ? [] : ['Cache-Control', 'no-store']),
      ...Object.entries(own).flat(),
      ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))],
    ])
    .end(text);
}

/** A file that is gone or cannot be read, or an answer whose client has left. */
function fail(error: NodeJS.ErrnoException, { url }: IncomingMessage, response: ServerResponse): void {
  const hasLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || response.destroyed;
  if (!hasLeft) console.error(JSON.stringify({ level: 'error', path: url, message: error.message }));
  if (response.headersSent || hasLeft) response.destroy();
  else sendStatus(response, error.code === 'ENOENT' ? 404 : 500, plainHeaders);
}
