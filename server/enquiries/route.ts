import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { getTrustedForwardedValue } from '../http/httpServer';
import type { Log } from '../http/log';
import { getRequestNetworks, type MailCounter, type RateLimiter } from './limits';
import { respondToNativeForm } from './nativeForm';
import { type Outcome, receiveEnquiry, toUnavailable } from './receive';
import type { EnquiryService } from './service';

const PATH = '/api/leads';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Maximum size of a body. */
const MAX_BYTES = 64 * 1024;

/** Cache time of a preflight response in seconds; Chromium's maximum. */
const PREFLIGHT_MAX_AGE_SECONDS = 7200;

/** A request that is not a valid enquiry: the response status, and a stable error code for its body. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 413 | 415,
    readonly code: 'malformed' | 'foreignOrigin' | 'tooLarge' | 'mediaType',
  ) {
    super(code);
    this.name = 'RequestError';
  }
}

/** The origin of a request: this site (or a client without an `Origin` header), an allowed site, or a foreign site. */
export type RequestOrigin = 'own' | 'allowed' | 'foreign';

/** Counters of the requests and of the mails of a network. */
type Counters = { limiter: RateLimiter; mails: MailCounter };

/** Reads the body at the first call. Throws `RequestError`. */
type ReadText = () => Promise<string>;

/** `POST /api/leads` and its preflight for other origins (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export function createEnquiryRoutes(service: EnquiryService, counters: Counters, onStored: () => void): Hono {
  const { config, log } = service;
  const routes = new Hono();

  const addCorsHeaders = cors({
    origin: (origin, context) => (classifyRequest(context, config) === 'allowed' ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  });

  routes.options(PATH, addCorsHeaders);

  routes.post(PATH, addCorsHeaders, async (context) => {
    const startTime = performance.now();
    const origin = classifyRequest(context, config);
    let body: Promise<string> | undefined;
    const readText = () => {
      body ??= readBody(context.req.raw);
      return body;
    };
    const outcome = await handleRequest(context, service, counters, { origin, readText });
    logOutcome(log, outcome, performance.now() - startTime);
    if (outcome.status === 201) onStored();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    if (outcome.retryAfter !== undefined) context.header('Retry-After', String(outcome.retryAfter));
    if (!isNativeForm(context)) return context.json(outcome.body, outcome.status);
    // A page keeps the text of a form that was not accepted, so its body is also read if the request is refused.
    return respondToNativeForm(context, service, { origin, outcome, readFields: () => readForm(readText) });
  });

  return routes;
}

/** Handles a request. Every request is counted before its body is read. */
async function handleRequest(
  context: Context,
  service: EnquiryService,
  { limiter, mails }: Counters,
  { origin, readText }: { origin: RequestOrigin; readText: ReadText },
): Promise<Outcome> {
  // Counted separately, so that a foreign page cannot use up the limit of its visitor.
  const prefix = origin === 'foreign' ? 'foreign ' : '';
  const networks = getRequestNetworks(context, service.config.trustedProxyCount, prefix);
  try {
    const retryAfter = limiter.count(networks);
    if (retryAfter > 0) return { status: 429, body: { error: 'rateLimited' }, retryAfter };
    if (origin === 'foreign') throw new RequestError(403, 'foreignOrigin');
    return await receiveEnquiry(service, {
      fields: await readFields(context, readText),
      idempotencyKey: context.req.header('Idempotency-Key'),
      pageQuery: isNativeForm(context) ? getPageQuery(context) : undefined,
      network: networks[0]?.key ?? '',
      mails,
    });
  } catch (error) {
    if (error instanceof RequestError) return { status: error.status, body: { error: error.code } };
    return toUnavailable(error);
  }
}

function classifyRequest(context: Context, config: EnquiryService['config']): RequestOrigin {
  // Behind a proxy, `Host` may contain the machine's name instead of the site's. Browsers cannot set this header.
  const forwardedHost = getTrustedForwardedValue(
    context.req.header('X-Forwarded-Host'),
    config.trustedProxyCount,
  );
  const host = forwardedHost || context.req.header('Host');
  const allowedOrigins = [...config.allowedOrigins, config.publicOrigin];
  // A browser whose referrers are switched off sends `Origin: null`, also from the site's own pages.
  const origin = context.req.header('Origin');
  const isOwnPage = origin === 'null' && context.req.header('Sec-Fetch-Site') === 'same-origin';
  return classifyOrigin(isOwnPage ? undefined : origin, host, allowedOrigins);
}

/** Longer than any valid origin: a scheme, a host of 253 characters (RFC 1035) and a port. */
const MAX_ORIGIN_LENGTH = 300;

/**
 * Classifies the `Origin` header (RFC 6454). Browsers send it with every POST; other clients may omit it. The origin is
 * this site if its host matches the request's host. The scheme may differ, because a proxy may terminate TLS.
 */
export function classifyOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowedOrigins: string[],
): RequestOrigin {
  if (origin === undefined) return 'own';
  if (origin.length > MAX_ORIGIN_LENGTH || !URL.canParse(origin)) return 'foreign';
  const { protocol, host: originHost } = new URL(origin);
  const siteUrl = `${protocol}//${host?.slice(0, MAX_ORIGIN_LENGTH)}`;
  if (URL.canParse(siteUrl) && new URL(siteUrl).host === originHost && originHost !== '') return 'own';
  return allowedOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** True for a form that the browser sent without the site's script. The response must then be a page, not JSON. */
function isNativeForm(context: Context): boolean {
  const { type } = parseMediaType(context.req.header('Content-Type'));
  return type === FORM_TYPE && (context.req.header('Accept') ?? '').includes('text/html');
}

/** Returns the query of the page that contains the form; an empty one if the browser does not send its URL. */
function getPageQuery(context: Context): URLSearchParams {
  const referrer = context.req.header('Referer') ?? '';
  return new URLSearchParams(URL.canParse(referrer) ? new URL(referrer).search : '');
}

/** Reads the fields of an enquiry. Throws `RequestError` if the request cannot be read. */
async function readFields(context: Context, readText: ReadText): Promise<unknown> {
  const { type, charset } = parseMediaType(context.req.header('Content-Type'));
  const contentEncoding = context.req.header('Content-Encoding') ?? 'identity';
  const isSupportedType = type === JSON_TYPE || type === FORM_TYPE;
  if (!isSupportedType || charset !== 'utf-8' || contentEncoding !== 'identity')
    throw new RequestError(415, 'mediaType');
  return parseBody(type, await readText());
}

/** Reads the fields of a native form; none if the request cannot be read. */
async function readForm(readText: ReadText): Promise<Record<string, string>> {
  try {
    return parseForm(await readText());
  } catch {
    return {};
  }
}

/**
 * Parses a `Content-Type` header (RFC 9110, section 8.3). Returns the type in lower case and the charset, which is
 * UTF-8 by default.
 */
export function parseMediaType(header: string | undefined): { type: string; charset: string } {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset=')) ?? 'charset=utf-8';
  return { type, charset: charset.slice('charset='.length).replaceAll('"', '') };
}

/** Reads a body. Throws `RequestError`: 413 above 64 KiB, 400 if it is incomplete or not UTF-8. */
async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) throw new RequestError(413, 'tooLarge');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request.body));
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(400, 'malformed');
  }
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= MAX_BYTES) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    chunks.push(value);
  }
  // Cancelling the stream would close the connection before the response is sent. Without the rest of the body, the
  // next request of a proxy on the same connection would not be read.
  discardRest(reader).catch(() => undefined);
  throw new RequestError(413, 'tooLarge');
}

async function discardRest(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read()).done);
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

function logOutcome(log: Log, outcome: Outcome, ms: number): void {
  const { status, body, kind, locale, suspect, cause } = outcome;
  const id = 'id' in body ? body.id : undefined;
  const error = 'error' in body ? body.error : undefined;
  const level = status === 503 ? 'error' : 'info';
  log({ level, event: 'lead', status, id, kind, locale, suspect, error, cause, ms: Math.round(ms) });
}
