import type { Context } from 'hono';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { type EnquiryKind, enquiryKinds } from '@/lib/shared/enquiry/enquiryKinds';
import type { EnquiryErrors } from '@/lib/shared/enquiry/parseEnquiry';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { EnquiriesConfig } from '../readConfig';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { storeEnquiry } from '../store/storeEnquiry';
import type { UnconfirmedMail } from '../store/visitorMails';
import type { RequestLimit } from './createRequestLimit';
import { detectSpam } from './detectSpam';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from './parseBody';
import { parseSubmission } from './parseSubmission';
import { RequestError } from './RequestError';
import { readBody } from './readBody';
import { readIdempotencyKey } from './readIdempotencyKey';

/** The outcome of a request. `cause` is only for the log, not for the client. */
export type Outcome = {
  status: 200 | 201 | 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;
  body: { id: string } | { errors: EnquiryErrors } | { error: string };
  kind?: EnquiryKind | undefined;
  locale?: Locale | undefined;
  suspect?: string;
  retryAfter?: number;
  /** Mails that were not queued because the daily limit is reached. */
  held?: UnconfirmedMail[];
  cause?: string;
};

export type EnquiryReceiver = {
  config: EnquiriesConfig;
  database: Database;
  limit: RequestLimit;
  consents: ConsentTexts;
};

/** `Retry-After` if the store is not writable, in seconds. */
const RETRY_STORE_AFTER = 5;

/** True for a form that the browser sent without our script: it needs a page, not JSON. */
export function isNativeForm(context: Context): boolean {
  const { type } = parseMediaType(context.req.header('Content-Type'));
  return type === FORM_TYPE && (context.req.header('Accept') ?? '').includes('text/html');
}

/** Receives an enquiry and resolves when it is on disk. Throws `RequestError` if the request cannot be read. */
export async function receiveEnquiry(
  context: Context,
  { config, database, consents }: EnquiryReceiver,
): Promise<Outcome> {
  const { type, charset } = parseMediaType(context.req.header('Content-Type'));
  const encoded = context.req.header('Content-Encoding') ?? 'identity';
  const isKnown = type === JSON_TYPE || type === FORM_TYPE;
  if (!isKnown || charset !== 'utf-8' || encoded !== 'identity') throw new RequestError(415, 'mediaType');

  const fields = parseBody(type, await readBody(context.req.raw));
  const parsed = parseSubmission(fields);
  if (!parsed.ok) return { status: 422, body: { errors: parsed.errors }, ...getForm(fields) };
  const { lead } = parsed;
  const about = { kind: lead.kind, locale: lead.locale };

  const isKeyOfForm = isNativeForm(context);
  const { key, error } = readIdempotencyKey(context.req.header('Idempotency-Key'), lead.idempotencyKey);
  // A visitor cannot correct a hidden field.
  if (error && !isKeyOfForm) return { status: 422, body: { errors: { idempotencyKey: error } }, ...about };

  const suspicion = detectSpam(lead, isKeyOfForm, Date.now());
  try {
    const submission = { lead, idempotencyKey: key, isKeyOfForm, suspicion };
    const stored = await storeEnquiry(database, submission, config, consents);
    if (stored.outcome === 'keyReused') {
      return { status: 422, body: { error: 'idempotency_key_reused' }, ...about };
    }
    const { id } = stored;
    if (stored.outcome === 'replay') return { status: 200, body: { id }, ...about };
    return { status: 201, body: { id }, suspect: suspicion, held: stored.held, ...about };
  } catch (error) {
    return { ...toOutcome(error), ...about };
  }
}

/** Converts a `RequestError` or `DatabaseError` to an outcome. Rethrows any other error. */
export function toOutcome(error: unknown): Outcome {
  if (error instanceof RequestError) return { status: error.status, body: { error: error.code } };
  if (!(error instanceof DatabaseError)) throw error;
  const cause = `${error.code}: ${error.message}`;
  return { status: 503, body: { error: 'unavailable' }, retryAfter: RETRY_STORE_AFTER, cause };
}

/** Returns the kind and locale of an invalid form, if known, for the response. */
function getForm(fields: unknown): Pick<Outcome, 'kind' | 'locale'> {
  const { kind, locale } = (fields ?? {}) as { kind?: unknown; locale?: unknown };
  return {
    kind: enquiryKinds.find((known) => known === kind),
    locale: isLocale(locale) ? locale : undefined,
  };
}
