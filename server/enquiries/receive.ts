import { createHash, randomUUID } from 'node:crypto';
import type { ConsentPurpose, StoredConsentTexts } from '@/lib/enquiry/consentText';
import { canonicalizeEmail } from '@/lib/enquiry/contacts';
import {
  type EnquiryKind,
  enquiryFieldEntries,
  enquiryKinds,
  getColumn,
  getReply,
} from '@/lib/enquiry/fields';
import { getPhoneKey, hasKnownCountry } from '@/lib/enquiry/phoneNumbers';
import { type Enquiry, type EnquiryErrors, type ParsedEnquiry, parseEnquiry } from '@/lib/enquiry/schema';
import { type Locale, locales, toLocale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { hasQuantities, parseQuantities, setQuantities } from '@/lib/pricing/quotation';
import type { EnquiriesConfig } from './config';
import type { MailCounter } from './limits';
import { createReceipt, type Receipt } from './receipt';
import type { EnquiryService } from './service';
import { getConsentPurpose } from './store/consents';
import { DatabaseError } from './store/DatabaseError';
import type { ConsentBox, InsertResult } from './store/enquiries';
import type { EnquiryDelivery } from './store/outbox';
import type { EnquiryChannel, EnquiryRow } from './store/tables';

/** The outcome of a request. `cause` is only for the log, not for the client. */
export type Outcome = {
  status: 200 | 201 | 400 | 403 | 413 | 415 | 422 | 429 | 503;
  body: ({ id: string } & Partial<Receipt>) | { errors: EnquiryErrors } | { error: string };
  kind?: EnquiryKind | undefined;
  locale?: Locale | undefined;
  /** The reply channel and contact of the visitor, for the receipt. Never logged. */
  reply?: ReturnType<typeof getReply>;
  suspect?: string;
  /** Value of the header `Retry-After`, in seconds. */
  retryAfter?: number;
  cause?: string;
};

/** A form as submitted: parsed JSON, or the texts of a form body. */
type SubmittedForm = {
  fields: unknown;
  /** The value of the header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  /** The query of the page with the form if the browser sent the form without the site's script; else undefined. */
  pageQuery: URLSearchParams | undefined;
  /** The network of the sender, and the counter of its enquiries. */
  network: string;
  mails: MailCounter;
};

/** `Retry-After` if the store is not writable, in seconds. */
const STORE_RETRY_AFTER_SECONDS = 5;

/** Validates and stores an enquiry. Resolves when it is on disk. */
export async function receiveEnquiry(
  service: EnquiryService,
  { fields, idempotencyKey, pageQuery, network, mails }: SubmittedForm,
): Promise<Outcome> {
  const { content } = service;
  const isNative = pageQuery !== undefined;
  const parsed = pageQuery
    ? parseNativeForm(fields as Record<string, string>, pageQuery)
    : validateEnquiry(fields);
  if (!parsed.ok) return { status: 422, body: { errors: parsed.errors }, ...getFormInfo(fields) };
  const { enquiry } = parsed;
  const { kind, locale } = enquiry;
  if (!content.acceptedKinds.includes(kind))
    return { status: 422, body: { errors: { kind: 'invalid' } }, kind, locale };
  const form = { kind, locale, reply: getReply(enquiry) };

  const { key, error } = readIdempotencyKey(idempotencyKey, enquiry.idempotencyKey);
  // In a native form the key is a hidden field, which the visitor cannot correct.
  if (error && !isNative) return { status: 422, body: { errors: { idempotencyKey: error } }, ...form };

  const suspicion = detectSpam(enquiry, isNative, Date.now());
  try {
    const stored = await storeEnquiry(service, enquiry, {
      idempotencyKey: key,
      isFormKey: isNative,
      suspicion,
      holdDays: mails.getHoldDays(network, kind),
    });
    if (stored.outcome === 'keyReused')
      return { status: 422, body: { error: 'idempotency_key_reused' }, ...form };
    const { id, createdAt } = stored;
    const receipt =
      kind === 'newsletter' ? {} : createReceipt(content.workingTime, { id, createdAt, locale });
    const body = { id, ...receipt };
    if (stored.outcome === 'replay') return { status: 200, body, ...form };
    mails.count(network, kind);
    return { status: 201, body, suspect: suspicion, ...form };
  } catch (error) {
    return { ...toUnavailable(error), ...form };
  }
}

/** Converts a `DatabaseError` to an outcome. Rethrows any other error. */
export function toUnavailable(error: unknown): Outcome {
  if (!(error instanceof DatabaseError)) throw error;
  const cause = `${error.code}: ${error.message}`;
  return { status: 503, body: { error: 'unavailable' }, retryAfter: STORE_RETRY_AFTER_SECONDS, cause };
}

/**
 * Validates an enquiry like the browser, and also the country code of the telephone number: the tables of country codes
 * are too large for the browser. Never throws.
 */
export function validateEnquiry(fields: unknown): ParsedEnquiry {
  const parsed = parseEnquiry(fields);
  if (!parsed.ok || !parsed.enquiry.phone) return parsed;
  const { phone, locale } = parsed.enquiry;
  return hasKnownCountry(phone, locale) ? parsed : { ok: false, errors: { phone: 'invalid' } };
}

/**
 * Validates a native form together with what only a script copies from the URL of its page: a quotation from the price
 * calculator, whose URL is added to the message, and further fields. The visitor cannot correct these, so they are left
 * out if the form is not valid with them.
 */
function parseNativeForm(fields: Record<string, string>, pageQuery: URLSearchParams): ParsedEnquiry {
  const added = enquiryFieldEntries.flatMap(([name, { fromQuery }]) =>
    fromQuery && !fields[name] && pageQuery.has(name) ? [[name, pageQuery.get(name)]] : [],
  );
  const completed = validateEnquiry(addQuotationUrl({ ...fields, ...Object.fromEntries(added) }, pageQuery));
  return completed.ok ? completed : validateEnquiry(fields);
}

function addQuotationUrl(fields: Record<string, unknown>, pageQuery: URLSearchParams) {
  if (fields.kind === 'newsletter' || !hasQuantities(pageQuery)) return fields;
  const path = getLocalePath(toLocale(fields.locale), pages.services);
  const { quantities } = parseQuantities(pageQuery);
  const url = setQuantities(`${getAbsoluteUrl(path)}#pricing`, quantities);
  return { ...fields, message: [fields.message, url].filter(Boolean).join('\n\n') };
}

/** Returns the kind and locale of an invalid form, if known, for the response. */
function getFormInfo(fields: unknown): Pick<Outcome, 'kind' | 'locale'> {
  const { kind, locale } = (fields ?? {}) as { kind?: unknown; locale?: unknown };
  return {
    kind: enquiryKinds.find((known) => known === kind),
    locale: locales.find((known) => known === locale),
  };
}

/** Maximum length of an idempotency key. */
const MAX_KEY_LENGTH = 255;

/** The characters allowed in an HTTP header without encoding. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * Reads the idempotency key from the header, or from the form field if the header is empty. Returns the key or an error
 * code; neither if the key is missing or blank.
 */
export function readIdempotencyKey(
  header: string | undefined,
  field: string | undefined,
): { key?: string; error?: 'tooLong' | 'invalid' } {
  const key = header?.trim() || field?.trim() || undefined;
  if (key === undefined) return {};
  if (key.length > MAX_KEY_LENGTH) return { error: 'tooLong' };
  return PRINTABLE_ASCII.test(key) ? { key } : { error: 'invalid' };
}

/** Minimum time that a person needs to read, fill in and send the form. */
const MIN_HUMAN_FILL_MS = 3000;

/** A field that every form contains is missing. The value is stored in databases, so it must not change. */
const MISSING_FIELD = 'leftOut';

/**
 * Reasons why an enquiry looks like spam, as stored in the column `suspect` and shown to staff. The enquiry is never
 * rejected or dropped.
 */
type Suspicion = 'honeypot' | 'tooFast' | typeof MISSING_FIELD;

/**
 * Returns the reason to suspect spam, if any, at a time (ms since 1970). A form sent without scripts contains the
 * honeypot, but not the time at which the form was shown. A `startedAt` in the future means that the visitor's clock is
 * wrong, not that the visitor is a spam bot.
 */
function detectSpam(
  { website, startedAt }: Enquiry,
  isNativeForm: boolean,
  now: number,
): Suspicion | undefined {
  if (website?.trim()) return 'honeypot';
  const elapsedMs = now - Number(startedAt ?? Number.NaN);
  if (website === undefined || (Number.isNaN(elapsedMs) && !isNativeForm)) return MISSING_FIELD;
  return elapsedMs >= 0 && elapsedMs < MIN_HUMAN_FILL_MS ? 'tooFast' : undefined;
}

/** How an enquiry was sent. */
type Sending = {
  /** The client's key for this enquiry; a retry sends the same key. Without a key, every request is a new enquiry. */
  idempotencyKey: string | undefined;
  /**
   * True if the key belongs to a rendered form, not to one enquiry: other content with the same key is then a new
   * enquiry, and so is the same content on another day.
   */
  isFormKey: boolean;
  /** The reason for suspecting a spam bot, if any. */
  suspicion: string | undefined;
  holdDays: number;
};

/**
 * Stores an enquiry and its deliveries, or finds the stored enquiry with the same key. Resolves when it is on disk.
 * Throws `DatabaseError`.
 */
function storeEnquiry(
  { config, content, database, clock }: EnquiryService,
  enquiry: Enquiry,
  { idempotencyKey, isFormKey, suspicion, holdDays }: Sending,
): Promise<InsertResult> {
  const { email, phone = '', locale } = enquiry;
  const id = randomUUID();
  const createdAt = clock.now();
  const contentHash = hashContent(enquiry);
  const formKey = `${contentHash} ${idempotencyKey} ${Math.floor(createdAt / DAY_MS)}`;
  const phoneKey = getPhoneKey(phone, locale);
  const fields: Partial<Record<string, unknown>> = enquiry;
  const formColumns = enquiryFieldEntries.flatMap(([name, { setBy }]) => {
    if (setBy !== 'visitor' && setBy !== 'page') return [];
    const value = fields[name];
    return [[getColumn(name), typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  const row: EnquiryRow = {
    ...Object.fromEntries(formColumns),
    id,
    created_at: createdAt,
    suspect: suspicion ?? '',
    idempotency_key: idempotencyKey ? hashText(isFormKey ? formKey : idempotencyKey) : id,
    content_hash: contentHash,
    mailbox: email ? canonicalizeEmail(email) : phoneKey,
    phone_key: phoneKey,
  };
  return database.run('insertEnquiry', {
    row,
    boxes: getConsentBoxes(enquiry, content.consentTexts[locale]),
    deliveries: getDeliveries(enquiry, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
    holdDays,
  });
}

/** Returns the checkboxes of a form: `consent`, and `transfer` (of personal data abroad). */
function getConsentBoxes(enquiry: Enquiry, texts: StoredConsentTexts): ConsentBox[] {
  const createBox = (purpose: ConsentPurpose, isTicked: boolean, version = ''): ConsentBox => {
    const currentText = texts[purpose];
    const text = currentText.version === version ? currentText.text : undefined;
    return { purpose, version, text, isTicked };
  };
  return [
    createBox(getConsentPurpose(enquiry.kind), enquiry.consent, enquiry.consentVersion),
    createBox('transfer', enquiry.transfer, enquiry.transferVersion),
  ];
}

/** Lists the deliveries of an enquiry: each mail recipient gets a separate one. */
function getDeliveries(
  { kind, transfer }: Enquiry,
  { mail, webhook, chatWebhooks }: EnquiriesConfig,
): EnquiryDelivery[] {
  const createMails = (channel: EnquiryChannel, emails: string[] = []): EnquiryDelivery[] =>
    emails.map((destination) => ({ channel, destination }));
  const webhooks: EnquiryDelivery[] = webhook ? [{ channel: 'webhook' }] : [];
  if (kind === 'newsletter') return webhooks;
  return [
    ...webhooks,
    ...createMails('sales', mail?.salesEmails),
    ...chatWebhooks.map(({ name }) => ({ channel: name })),
    ...(transfer ? createMails('headquarters', mail?.headquartersEmails) : []),
  ];
}

/**
 * Hashes the input of the visitor. Two requests with the same input are one enquiry sent twice, even from another
 * locale or version of the page, or at another time.
 */
function hashContent(enquiry: Partial<Record<string, unknown>>): string {
  const names = enquiryFieldEntries.flatMap(([name, { setBy }]) =>
    setBy === 'visitor' && enquiry[name] ? [name] : [],
  );
  return hashText(JSON.stringify(names.sort().map((name) => [name, enquiry[name]])));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
