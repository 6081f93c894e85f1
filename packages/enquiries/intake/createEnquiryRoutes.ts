import { type Context, Hono } from 'hono';
import type { EnquiriesOptions, ResultPage } from '../EnquiriesOptions';
import type { Log } from '../Log';
import { renderUnsentForm, subscriptionPagePolicy } from '../newsletter/renderSubscriptionPage';
import type { UnconfirmedMail } from '../store/visitorMails';
import { classifyOrigin, type RequestOrigin } from './classifyOrigin';
import { getRequestNetworks } from './getRequestNetworks';
import { getTrustedForwardedValue } from './getTrustedForwardedValue';
import { FORM_TYPE, parseBody } from './parseBody';
import { readBody } from './readBody';
import { setReceiptCookie } from './receiptCookie';
import {
  type EnquiryReceiver,
  isNativeForm,
  type Outcome,
  receiveEnquiry,
  toOutcome,
} from './receiveEnquiry';

const PATH = '/api/leads';

/** Name of the environment variable for the daily limit of each kind of mail. */
const DAILY_LIMIT_VARIABLES = {
  confirmation: 'NEWSLETTER_DAILY_LIMIT',
  acknowledgement: 'ACKNOWLEDGEMENT_DAILY_LIMIT',
} satisfies Record<UnconfirmedMail, string>;

/** The statuses for which a native form gets a page with its text, because the visitor can only send it again later. */
const KEPT_STATUSES: readonly number[] = [403, 429, 503];

/** Cache time of a preflight response in seconds; Chromium's maximum. */
const PREFLIGHT_MAX_AGE_SECONDS = '7200';

/** `POST /api/leads` and its preflight for other origins (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export function createEnquiryRoutes(receiver: EnquiryReceiver, log: Log, onStored: () => void): Hono {
  const routes = new Hono();

  routes.options(PATH, (context) => {
    const origin = classifyRequest(context, receiver);
    if (origin.kind === 'foreign') return context.json({ error: 'foreignOrigin' }, 403);
    setCorsHeaders(context, origin);
    context.header('Access-Control-Allow-Methods', 'POST');
    context.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    context.header('Access-Control-Max-Age', PREFLIGHT_MAX_AGE_SECONDS);
    return context.body(null, 204);
  });

  routes.post(PATH, async (context) => {
    const startTime = performance.now();
    const origin = classifyRequest(context, receiver);
    // A page keeps the text of a form that was not accepted, so its body is also read if the request is refused.
    const copy = isNativeForm(context) ? context.req.raw.clone() : undefined;
    const outcome = await handleRequest(context, receiver, origin);
    logOutcome(log, outcome, performance.now() - startTime);
    if (outcome.status === 201) onStored();
    if (copy && receiver.content.unsentPages && KEPT_STATUSES.includes(outcome.status))
      return respondWithForm(context, receiver, origin, outcome, copy);
    return respond(context, receiver, origin, outcome);
  });

  routes.all(PATH, (context) =>
    context.json({ error: 'methodNotAllowed' }, 405, { Allow: 'POST, OPTIONS', 'Cache-Control': 'no-store' }),
  );

  return routes;
}

/** Handles a request. Every request is counted before its body is read. */
async function handleRequest(
  context: Context,
  receiver: EnquiryReceiver,
  origin: RequestOrigin,
): Promise<Outcome> {
  // Counted separately, so that a foreign page cannot use up the limit of its visitor.
  const prefix = origin.kind === 'foreign' ? 'foreign ' : '';
  const networks = getRequestNetworks(context, receiver.config.trustedProxyCount, prefix);
  try {
    const retryAfter = await receiver.limit(networks);
    if (retryAfter > 0) return { status: 429, body: { error: 'rateLimited' }, retryAfter };
    if (origin.kind === 'foreign') return { status: 403, body: { error: 'foreignOrigin' } };
    return await receiveEnquiry(context, receiver, networks[0]?.key ?? '');
  } catch (error) {
    return toOutcome(error);
  }
}

function classifyRequest(context: Context, { config }: EnquiryReceiver): RequestOrigin {
  // Behind a proxy, `Host` may contain the machine's name instead of the site's. A proxy that does not set
  // `X-Forwarded-Host` passes on the client's value.
  const forwardedHost = getTrustedForwardedValue(
    context.req.header('X-Forwarded-Host'),
    config.trustedProxyCount,
  );
  const isPublicHost = config.publicHost === undefined || forwardedHost?.toLowerCase() === config.publicHost;
  const host = (isPublicHost && forwardedHost) || context.req.header('Host');
  const allowedOrigins = [...config.allowedOrigins, config.publicOrigin];
  // A browser whose referrers are switched off sends `Origin: null`, also from the site's own pages.
  const origin = context.req.header('Origin');
  const isOwnPage = origin === 'null' && context.req.header('Sec-Fetch-Site') === 'same-origin';
  return classifyOrigin(isOwnPage ? undefined : origin, host, allowedOrigins);
}

function setCorsHeaders(context: Context, origin: RequestOrigin): void {
  context.header('Vary', 'Origin');
  if (origin.kind !== 'allowed') return;
  context.header('Access-Control-Allow-Origin', origin.origin);
  context.header('Access-Control-Expose-Headers', 'Retry-After');
}

/** Responds to a native form that was not accepted with a page that keeps its text. */
async function respondWithForm(
  context: Context,
  { options, content }: EnquiryReceiver,
  origin: RequestOrigin,
  outcome: Outcome,
  copy: Request,
): Promise<Response> {
  const fields = await readBody(copy).then(
    (body) => parseBody(FORM_TYPE, body) as Record<string, string>,
    () => ({}) as Record<string, string>,
  );
  const { locale: formLocale = '' } = fields;
  const locale = formLocale in options.localeNames ? formLocale : getVisitorLocale(options, context);
  setCorsHeaders(context, origin);
  if (outcome.retryAfter !== undefined) context.header('Retry-After', String(outcome.retryAfter));
  // A form of another site is shown, but never sent from this one.
  const action = origin.kind === 'foreign' ? undefined : options.basePath + PATH;
  return context.html(
    renderUnsentForm(
      options.languageTags[locale] ?? locale,
      content.unsentPages?.[locale] as ResultPage,
      { href: `mailto:${content.replyTo}`, label: content.replyTo },
      { fields, action },
    ),
    outcome.status,
    { 'Cache-Control': 'no-store', 'Content-Security-Policy': subscriptionPagePolicy },
  );
}

function respond(
  context: Context,
  { options, config }: EnquiryReceiver,
  origin: RequestOrigin,
  outcome: Outcome,
): Response {
  setCorsHeaders(context, origin);
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  if (outcome.retryAfter !== undefined) context.header('Retry-After', String(outcome.retryAfter));
  if (origin.kind === 'foreign' || !isNativeForm(context)) return context.json(outcome.body, outcome.status);
  const locale = outcome.locale ?? getVisitorLocale(options, context);
  // The pages of another origin are not served by this server, so they cannot show a receipt.
  if ('number' in outcome.body && origin.kind === 'own') {
    const scheme = getTrustedForwardedValue(
      context.req.header('X-Forwarded-Proto'),
      config.trustedProxyCount,
    );
    const secure = scheme?.toLowerCase() === 'https';
    setReceiptCookie(context, outcome, { path: options.getPath('contact', locale), secure });
  }
  const path = getResultPath(options, locale, outcome);
  return context.redirect(origin.kind === 'allowed' ? origin.origin + path : path, 303);
}

/**
 * Returns the URL that a native form is redirected to, for example `/vi/contact/?sent=trial#form-sent`. The fragment is
 * the anchor of the message that the page then shows.
 */
function getResultPath(options: EnquiriesOptions, locale: string, { body, kind }: Outcome): string {
  const isNewsletter = kind === 'newsletter';
  const path = options.getPath(isNewsletter ? 'articles' : 'contact', locale);
  const form = isNewsletter ? 'newsletter' : 'form';
  if ('id' in body) return `${path}?sent=${kind}#${form}-sent`;
  if ('error' in body) return `${path}?failed=${body.error}#${form}-failed`;
  const faults = Object.entries(body.errors).map((entry) => entry.join('-'));
  const fault = faults.find((name) => options.faultMessages[form].includes(name));
  return `${path}?failed=invalid#${[form, 'failed', fault].filter(Boolean).join('-')}`;
}

/**
 * Returns the locale of the page that contains the form; without one, the locale of the browser. Used if the form could
 * not be read.
 */
function getVisitorLocale(options: EnquiriesOptions, context: Context): string {
  const referrer = context.req.header('Referer') ?? '';
  const referrerPath = URL.canParse(referrer) ? new URL(referrer).pathname : undefined;
  return options.getVisitorLocale(referrerPath, context.req.header('Accept-Language'));
}

function logOutcome(log: Log, outcome: Outcome, ms: number): void {
  const { status, body, kind, locale, suspect, cause, held = [] } = outcome;
  const id = 'id' in body ? body.id : undefined;
  const error = 'error' in body ? body.error : undefined;
  const level = status === 503 ? 'error' : 'info';
  log({ level, event: 'lead', status, id, kind, locale, suspect, error, cause, ms: Math.round(ms) });
  for (const { mail, days } of held) {
    const status = days === undefined ? 'dropped' : 'held';
    log({ level: 'warn', event: mail, status, id, days, error: DAILY_LIMIT_VARIABLES[mail] });
  }
}
