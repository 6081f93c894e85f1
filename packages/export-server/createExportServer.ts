import { readFile, realpath } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { loadSiteFiles } from './files/loadSiteFiles';
import { SiteError } from './files/SiteError';
import type { SiteFile } from './files/SiteFile';
import { sendFile } from './files/sendFile';
import { toLocalPath } from './redirects/toLocalPath';
import { getMiddlewareRedirect } from './requests/getMiddlewareRedirect';
import { readTarget } from './requests/readTarget';
import { respondToInvalidRequests } from './requests/respondToInvalidRequests';
import type { ServerOptions } from './ServerOptions';
import { serializeRuns } from './serializeRuns';

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

export type ExportServer = Server & {
  /**
   * Reads the folder again and replaces the site atomically. Rejects, and keeps the previous site, if the folder is not
   * a complete site. Calls during a reload share one further reload after it.
   */
  reload: () => Promise<void>;
  /** From now on, closes every connection after its last response. Continues to accept connections. */
  drain: () => void;
};

/**
 * Creates a server that does not listen yet. It normalizes the path of each request, then tries in turn: the endpoints,
 * the redirects, the middleware, the files of the export, and the page `404.html`. Throws `SiteError` if `out` is not a
 * complete export.
 */
export async function createExportServer(options: ServerOptions): Promise<ExportServer> {
  const { basePath, endpoints, isAsset, isSecure } = options;
  // Alternating names and values, as `writeHead` accepts them.
  const transportHeaders = Object.entries(options.headers.transport).flat();
  const plainHeaders = Object.entries(options.headers.pages).flat();
  const secureHeaders = [...plainHeaders, ...transportHeaders];
  const plainAssetHeaders = Object.entries(options.headers.assets).flat();
  const secureAssetHeaders = [...plainAssetHeaders, ...transportHeaders];
  const stripBasePath = (path: string) =>
    `${path}/`.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
  let { files, negotiatedPaths, findRedirect } = await readSite(options);
  /** Connections whose response is not yet complete. */
  const respondingSockets = new WeakSet<Socket>();

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const usesTls = isSecure(request);
    const headers = usesTls ? secureHeaders : plainHeaders;
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
    const redirect =
      file && search === '' && !negotiatedPaths.has(path)
        ? undefined
        : getMiddlewareRedirect(options.middleware, basePath + request.url, request.headers);
    // The middleware only checks the format of paths, not whether a page exists.
    if (redirect && files.has(stripBasePath(redirect.pathname) ?? '')) {
      // The target may be a former URL: redirect directly to its replacement.
      const location = findRedirect(redirect.pathname, redirect.search) ?? redirect.headers.location ?? '';
      return sendStatus(response, redirect.status, headers, { ...redirect.headers, location });
    }
    if (file && !negotiatedPaths.has(path)) {
      if (isNormalized) {
        const fillPage = options.getPageFiller?.(path, search, request.headers.cookie);
        if (fillPage) return sendFilledPage(response, file, fillPage, headers);
        const assetHeaders = usesTls ? secureAssetHeaders : plainAssetHeaders;
        return sendFile(request, response, file, options, isAsset(path) ? assetHeaders : headers);
      }
      return sendStatus(response, 308, headers, { Location: toLocalPath(basePath + path, search) });
    }
    if (files.get(`${path}/`)) {
      return sendStatus(response, 308, headers, { Location: toLocalPath(`${basePath + path}/`, search) });
    }
    return sendNotFound(request, response, headers);
  };

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse, headers: string[]) => {
    const page = files.get('/404.html');
    if (page) await sendFile(request, response, page, options, headers, 404);
    else sendStatus(response, 404, headers);
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error) => handleError(error, request, response, plainHeaders));
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
  respondToInvalidRequests(server, options.headers.pages, (socket) => respondingSockets.has(socket));
  return Object.assign(server, {
    reload: serializeRuns(async () => {
      ({ files, negotiatedPaths, findRedirect } = await readSite(options));
    }),
    drain: () => {
      isDraining = true;
    },
  });
}

/** Reads the files of the export, the set of negotiated paths and the redirects. Resolves a symbolic link once. */
async function readSite(options: ServerOptions) {
  const { out, isNegotiated } = options;
  const folder = await realpath(out).catch((error: NodeJS.ErrnoException) => {
    throw new SiteError(
      error.code === 'ENOENT'
        ? `There is no site in ${out}: ${options.remedies.missing}`
        : `The site in ${out} cannot be read: ${error.message}`,
    );
  });
  const files = await loadSiteFiles(folder, options);
  return {
    files,
    negotiatedPaths: new Set([...files.keys()].filter(isNegotiated)),
    findRedirect: await options.loadRedirects(folder),
  };
}

/** Sends a plain-text response that contains only the status text. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  extraHeaders: Record<string, string> = {},
): void {
  const text = `${STATUS_CODES[status]}\n`;
  // Permanent redirects are cacheable by default.
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

/** Sends a page that was completed for one visitor, without compression. */
async function sendFilledPage(
  response: ServerResponse,
  { variants: { identity } }: SiteFile,
  fillPage: (page: string) => string,
  headers: readonly string[],
): Promise<void> {
  const page = identity.cached?.body.toString() ?? (await readFile(identity.file, 'utf8'));
  const body = Buffer.from(fillPage(page));
  const contentHeaders = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(200, [...headers, 'Cache-Control', 'no-store', ...contentHeaders]).end(body);
}

/** Handles a file that is missing or unreadable, and a client that disconnected during the response. */
function handleError(
  error: NodeJS.ErrnoException,
  { url }: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): void {
  const hasDisconnected = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || response.destroyed;
  if (!hasDisconnected) console.error(JSON.stringify({ level: 'error', path: url, message: error.message }));
  if (response.headersSent || hasDisconnected) response.destroy();
  else sendStatus(response, error.code === 'ENOENT' ? 404 : 500, headers);
}
