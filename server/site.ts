import { readFile, realpath } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { assetHeaders, isPageAsset, securityHeaders, transportSecurity } from '@/lib/hosting/headers';
import { isRoute, stripBasePath, withBasePath } from '@/lib/i18n/paths';
import { createRedirectLookup, type Redirect, toLocalPath } from '@/lib/i18n/redirects';
import middleware from '../middleware';
import { getReceiptFiller } from './enquiries/receipt';
import type { EnquiriesContent } from './enquiries/service';
import { createHttpServer, isHttps, readTarget, type SiteServer } from './http/httpServer';
import { logError } from './http/log';
import { sendFile } from './http/sendFile';
import { loadSiteFiles, type SiteFile } from './http/siteFiles';
import { SITE_CONTENT, SiteError } from './http/siteManifest';

type SiteServerOptions = {
  /** Folder of the built site, or a symbolic link to it. */
  out: string;
  /** Endpoints for enquiries and health checks. */
  routes: Hono;
  /** Reads the redirects from former URLs, at the start and for each reload. */
  loadRedirects: (out: string) => Promise<readonly Redirect[]>;
  /** Number of proxies in front of the server; the outermost one reports whether the visitor uses TLS. */
  trustedProxyCount: number;
  /** Maximum size of the files in memory. */
  maxBytes?: number;
};

// Alternating names and values, as `writeHead` accepts them.
const transportHeaders = Object.entries(transportSecurity).flat();
const plainHeaders = Object.entries(securityHeaders).flat();
const secureHeaders = [...plainHeaders, ...transportHeaders];
const plainAssetHeaders = Object.entries(assetHeaders).flat();
const secureAssetHeaders = [...plainAssetHeaders, ...transportHeaders];

/**
 * Creates the server of `npm start`, which does not listen yet. It normalizes the path of each request, then tries in
 * turn: the endpoints, the redirects from former URLs, the middleware, the files of the site, and the page `404.html`.
 * Throws `SiteError` if `out` is not a complete site.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const endpoints = createEndpoints(options.routes);
  let { files, negotiatedPaths, findRedirect } = await readSite(options);

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const usesTls = isHttps(request.headers['x-forwarded-proto'], options.trustedProxyCount);
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
        : getMiddlewareRedirect(withBasePath(request.url), request);
    // The middleware only checks the format of paths, not whether a page exists.
    if (redirect && files.has(stripBasePath(redirect.pathname) ?? '')) {
      // The target may be a former URL: redirect directly to its replacement.
      const location = findRedirect(redirect.pathname, redirect.search) ?? redirect.location;
      return sendStatus(response, redirect.status, headers, { ...redirect.headers, location });
    }
    if (file && !negotiatedPaths.has(path)) {
      if (isNormalized) {
        const fillPage = path.endsWith('/') && getReceiptFiller(search, request.headers.cookie);
        if (fillPage) return sendFilledPage(response, file, fillPage, headers);
        const fileHeaders = usesTls ? secureAssetHeaders : plainAssetHeaders;
        return sendFile(request, response, file, isPageAsset(path) ? fileHeaders : headers);
      }
      return sendStatus(response, 308, headers, { Location: toLocalPath(withBasePath(path), search) });
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

  const server = createHttpServer((request, response) => {
    respond(request, response).catch((error) => handleError(error, request, response));
  });
  server.on('checkExpectation', (_, response) => sendStatus(response, 417, plainHeaders));
  let lastReload = Promise.resolve();
  let nextReload: Promise<void> | undefined;
  const startReload = async () => {
    nextReload = undefined;
    ({ files, negotiatedPaths, findRedirect } = await readSite(options));
  };
  return Object.assign(server, {
    reload: () => {
      nextReload ??= lastReload.then(startReload, startReload);
      lastReload = nextReload;
      return nextReload;
    },
  });
}

/** Reads the files of the site, the set of negotiated paths and the redirects. Resolves a symbolic link once. */
async function readSite({ out, loadRedirects, maxBytes }: SiteServerOptions) {
  const folder = await realpath(out).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new SiteError(
      code === 'ENOENT'
        ? `There is no site in ${out}: run "npm run build" first, or "npm start", which also builds.`
        : `The site cannot be read: ${message}`,
    );
  });
  const files = await loadSiteFiles(folder, maxBytes);
  return {
    files,
    // Paths without a locale depend on the visitor's language.
    negotiatedPaths: new Set([...files.keys()].filter(isRoute)),
    findRedirect: createRedirectLookup(await loadRedirects(folder)),
  };
}

/** Everything that the server needs from message files. The build writes it to `out/`, so a release is one folder. */
export type SiteContent = { redirects: Redirect[]; enquiries: EnquiriesContent };

/** Reads the content of the built site in `out`, which the manifest has verified. */
export async function readSiteContent(out: string): Promise<SiteContent> {
  return JSON.parse(await readFile(join(out, SITE_CONTENT), 'utf8'));
}

/** Returns the redirect of the middleware, with the path and query of its location; undefined without a redirect. */
function getMiddlewareRedirect(target: string, request: IncomingMessage) {
  const { cookie = '', 'accept-language': language = '' } = request.headers;
  const requestedUrl = new URL(target, 'http://localhost');
  const response = middleware(
    new Request(requestedUrl, { headers: { cookie, 'accept-language': language } }),
  );
  if (response === undefined) return undefined;
  const { location = '', ...headers } = Object.fromEntries(response.headers);
  const { pathname, search } = new URL(location, requestedUrl);
  // A path without scheme and host is also correct behind a proxy that terminates TLS.
  return { status: response.status, headers, pathname, search, location: toLocalPath(pathname, search) };
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

/** Sends a page that was completed for one visitor, without compression. It is never stored in a cache. */
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
function handleError(error: NodeJS.ErrnoException, { url }: IncomingMessage, response: ServerResponse): void {
  const hasDisconnected = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || response.destroyed;
  // The query may contain what a visitor searched for.
  if (!hasDisconnected) logError('request', error, { path: url?.split('?')[0] });
  if (response.headersSent || hasDisconnected) response.destroy();
  else sendStatus(response, error.code === 'ENOENT' ? 404 : 500, plainHeaders);
}

/**
 * Mounts the routes and adds JSON error responses: 405 with `Allow` if a path has other methods, 404 for any other
 * path, 500 if a handler throws.
 */
export function createEndpoints(routes: Hono) {
  const paths = new Set(routes.routes.map(({ path }) => path));
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ error: 'methodNotAllowed' }, 405, {
          Allow: methods.join(', '),
          'Cache-Control': 'no-store',
        }),
    }),
  );
  app.route('/', routes);
  app.notFound((context) => context.json({ error: 'notFound' }, 404, { 'Cache-Control': 'no-store' }));
  app.onError((error, context) => {
    logError('request', error, { path: context.req.path });
    return context.json({ error: 'internal' }, 500, { 'Cache-Control': 'no-store' });
  });
  return {
    /** True for the path of an endpoint and for every path below `/api/`. */
    has: (path: string) => path.startsWith('/api/') || paths.has(path),
    // The host of a request without a `Host` header, as in HTTP/1.0.
    listener: getRequestListener(app.fetch, { hostname: 'localhost' }),
  };
}
