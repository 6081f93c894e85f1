import type { Context } from 'hono';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { type LeadKind, leadKinds } from '@/lib/shared/enquiry/leadKinds';
import type { LeadErrors } from '@/lib/shared/enquiry/parseLead';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { LeadsConfig } from '../readConfig';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { storeLead } from '../store/storeLead';
import type { UnconfirmedMail } from '../store/visitorMails';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from './parseBody';
import { parseSubmission } from './parseSubmission';
import { RequestError } from './RequestError';
import { readBody } from './readBody';
import { readIdempotencyKey } from './readIdempotencyKey';
import type { RequestLimit } from './requestLimit';
import { suspicionOf } from './suspicionOf';

/** What became of a request. The `cause` is for the log and tells the client nothing. */
export type Outcome = {
  status: 200 | 201 | 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;
  body: { id: string } | { errors: LeadErrors } | { error: string };
  kind?: LeadKind | undefined;
  locale?: Locale | undefined;
  suspect?: string;
  retryAfter?: number;
  /** Mails that were not queued because those of the day are used up. */
  held?: UnconfirmedMail[];
  cause?: string;
};

export type LeadReceiver = {
  config: LeadsConfig;
  database: Database;
  limit: RequestLimit;
  consents: ConsentTexts;
};

/** How soon a client may try again when the store is not writable, in seconds. */
const RETRY_STORE_AFTER = 5;

/** A form sent by the browser itself, without our script: it needs a page, not JSON. */
export function isNativeForm(context: Context): boolean {
  const { type } = parseMediaType(context.req.header('Content-Type'));
  return type === FORM_TYPE && (context.req.header('Accept') ?? '').includes('text/html');
}

/** Takes a lead from a request, up to its being on disk. Throws `RequestError` for one that cannot be read. */
export async function receiveLead(
  context: Context,
  { config, database, consents }: LeadReceiver,
): Promise<Outcome> {
  const { type, charset } = parseMediaType(context.req.header('Content-Type'));
  const encoded = context.req.header('Content-Encoding') ?? 'identity';
  const isKnown = type === JSON_TYPE || type === FORM_TYPE;
  if (!isKnown || charset !== 'utf-8' || encoded !== 'identity') throw new RequestError(415, 'mediaType');

  const fields = parseBody(type, await readBody(context.req.raw));
  const parsed = parseSubmission(fields);
  if (!parsed.ok) return { status: 422, body: { errors: parsed.errors }, ...formIn(fields) };
  const { lead } = parsed;
  const about = { kind: lead.kind, locale: lead.locale };

  const isKeyOfForm = isNativeForm(context);
  const { key, error } = readIdempotencyKey(context.req.header('Idempotency-Key'), lead.idempotencyKey);
  // A visitor can do nothing about a hidden field.
  if (error && !isKeyOfForm) return { status: 422, body: { errors: { idempotencyKey: error } }, ...about };

  const suspicion = suspicionOf(lead, isKeyOfForm, Date.now());
  try {
    const submission = { lead, idempotencyKey: key, isKeyOfForm, suspicion };
    const stored = await storeLead(database, submission, config, consents);
    if (stored.outcome === 'keyReused') {
      return { status: 422, body: { error: 'idempotency_key_reused' }, ...about };
    }
    const { id } = stored;
    if (stored.outcome === 'replay') return { status: 200, body: { id }, ...about };
    return { status: 201, body: { id }, suspect: suspicion, held: stored.held, ...about };
  } catch (error) {
    return { ...outcomeOf(error), ...about };
  }
}

/** What a request becomes that cannot be read, or when the store fails; any other error is thrown again. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof RequestError) return { status: error.status, body: { error: error.code } };
  if (!(error instanceof DatabaseError)) throw error;
  const cause = `${error.code}: ${error.message}`;
  return { status: 503, body: { error: 'unavailable' }, retryAfter: RETRY_STORE_AFTER, cause };
}

/** Which form it is that is not right, and in which language, to answer it there. */
function formIn(fields: unknown): Pick<Outcome, 'kind' | 'locale'> {
  const { kind, locale } = (fields ?? {}) as { kind?: unknown; locale?: unknown };
  return {
    kind: leadKinds.find((known) => known === kind),
    locale: isLocale(locale) ? locale : undefined,
  };
}
