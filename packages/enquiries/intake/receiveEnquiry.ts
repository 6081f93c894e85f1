import type { Context } from 'hono';
import type { Clock } from '../Clock';
import { createReceipt, type Receipt } from '../delivery/mail/createReceipt';
import type {
  EnquiriesContent,
  EnquiriesOptions,
  EnquiryErrors,
  EnquiryReply,
  ParsedEnquiry,
} from '../EnquiriesOptions';
import type { EnquiriesConfig } from '../readConfig';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { storeEnquiry } from '../store/storeEnquiry';
import type { HeldMail } from '../store/visitorMails';
import type { RequestLimit } from './createRequestLimit';
import { detectSpam } from './detectSpam';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from './parseBody';
import { RequestError } from './RequestError';
import { readBody } from './readBody';
import { readIdempotencyKey } from './readIdempotencyKey';

/** The outcome of a request. `cause` is only for the log, not for the client. */
export type Outcome = {
  status: 200 | 201 | 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;
  body: ({ id: string } & Partial<Receipt>) | { errors: EnquiryErrors } | { error: string };
  kind?: string | undefined;
  locale?: string | undefined;
  /** The reply channel and contact of the visitor, for the receipt. Never logged. */
  reply?: EnquiryReply;
  suspect?: string;
  /** Value of the header `Retry-After`, in seconds. */
  retryAfter?: number;
  /** Mails that are sent later, or not at all, because of a daily limit. */
  held?: HeldMail[];
  cause?: string;
};

export type EnquiryReceiver = {
  options: EnquiriesOptions;
  config: EnquiriesConfig;
  database: Database;
  limit: RequestLimit;
  clock: Clock;
  /** Returns for how many days the mails of a network's next enquiry are held. */
  countMails: (network: string, kind: string) => number;
  content: Pick<
    EnquiriesContent,
    'acceptedKinds' | 'consentTexts' | 'workingTime' | 'unsentPages' | 'replyTo'
  >;
};

/** `Retry-After` if the store is not writable, in seconds. */
const STORE_RETRY_AFTER_SECONDS = 5;

/** True for a form that the browser sent without the site's script. The response must then be a page, not JSON. */
export function isNativeForm(context: Context): boolean {
  const { type } = parseMediaType(context.req.header('Content-Type'));
  return type === FORM_TYPE && (context.req.header('Accept') ?? '').includes('text/html');
}

/** Receives an enquiry and resolves when it is on disk. Throws `RequestError` if the request cannot be read. */
export async function receiveEnquiry(
  context: Context,
  { options, config, database, content, clock, countMails }: EnquiryReceiver,
  network: string,
): Promise<Outcome> {
  const { acceptedKinds, consentTexts, workingTime } = content;
  const { type, charset } = parseMediaType(context.req.header('Content-Type'));
  const contentEncoding = context.req.header('Content-Encoding') ?? 'identity';
  const isSupportedType = type === JSON_TYPE || type === FORM_TYPE;
  if (!isSupportedType || charset !== 'utf-8' || contentEncoding !== 'identity')
    throw new RequestError(415, 'mediaType');

  const submitted = parseBody(type, await readBody(context.req.raw));
  const isNative = isNativeForm(context);
  const pageQuery = isNative ? getPageQuery(context) : undefined;
  const parsed = pageQuery
    ? parseWithQuery(options, submitted as Record<string, string>, pageQuery)
    : options.parse(submitted);
  if (!parsed.ok) return { status: 422, body: { errors: parsed.errors }, ...getFormInfo(options, submitted) };
  const { enquiry } = parsed;
  const { kind, locale } = enquiry;
  if (!acceptedKinds.includes(kind))
    return { status: 422, body: { errors: { kind: 'invalid' } }, kind, locale };
  const form = { kind, locale, reply: options.getReply(enquiry) };

  const { key, error } = readIdempotencyKey(context.req.header('Idempotency-Key'), enquiry.idempotencyKey);
  // In a native form the key is a hidden field, which the visitor cannot correct.
  if (error && !isNative) return { status: 422, body: { errors: { idempotencyKey: error } }, ...form };

  const suspicion = detectSpam(enquiry, isNative, Date.now());
  try {
    const received = {
      enquiry,
      idempotencyKey: key,
      isFormKey: isNative,
      suspicion,
      holdDays: countMails(network, kind),
    };
    const stored = await storeEnquiry(database, received, { options, config, consentTexts, clock });
    if (stored.outcome === 'keyReused') {
      return { status: 422, body: { error: 'idempotency_key_reused' }, ...form };
    }
    const { id, createdAt } = stored;
    const receipt =
      kind === 'newsletter' ? {} : createReceipt(options, workingTime, { id, createdAt, locale });
    const body = { id, ...receipt };
    if (stored.outcome === 'replay') return { status: 200, body, ...form };
    return { status: 201, body, suspect: suspicion, held: stored.held, ...form };
  } catch (error) {
    return { ...toOutcome(error), ...form };
  }
}

/** Converts a `RequestError` or `DatabaseError` to an outcome. Rethrows any other error. */
export function toOutcome(error: unknown): Outcome {
  if (error instanceof RequestError) return { status: error.status, body: { error: error.code } };
  if (!(error instanceof DatabaseError)) throw error;
  const cause = `${error.code}: ${error.message}`;
  return { status: 503, body: { error: 'unavailable' }, retryAfter: STORE_RETRY_AFTER_SECONDS, cause };
}

/** Returns the query of the page that contains the form; undefined if the browser does not send its URL. */
function getPageQuery(context: Context): URLSearchParams | undefined {
  const referrer = context.req.header('Referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).searchParams : undefined;
}

/**
 * Validates a native form with the fields that only a script copies from the URL of the page. An invalid parameter is
 * ignored, because the visitor cannot correct it.
 */
function parseWithQuery(
  { fields, parse }: EnquiriesOptions,
  submitted: Record<string, string>,
  pageQuery: URLSearchParams,
): ParsedEnquiry {
  const names = Object.keys(fields).filter(
    (name) => fields[name]?.fromQuery && !submitted[name] && pageQuery.has(name),
  );
  const addFields = (added: string[]) => ({
    ...submitted,
    ...Object.fromEntries(added.map((name) => [name, pageQuery.get(name)])),
  });
  const parsed = parse(addFields(names), pageQuery);
  if (parsed.ok) return parsed;
  const validNames = names.filter((name) => !parsed.errors[name]);
  return validNames.length < names.length ? parse(addFields(validNames), pageQuery) : parsed;
}

/** Returns the kind and locale of an invalid form, if known, for the response. */
function getFormInfo(
  { kinds, localeNames }: EnquiriesOptions,
  fields: unknown,
): Pick<Outcome, 'kind' | 'locale'> {
  const { kind, locale } = (fields ?? {}) as { kind?: unknown; locale?: unknown };
  return {
    kind: kinds.find((known) => known === kind),
    locale: Object.keys(localeNames).find((known) => known === locale),
  };
}
