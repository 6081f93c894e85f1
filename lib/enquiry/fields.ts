import type { LanguageTraits } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';

/** The kinds of enquiry: a question, a trial application, or a newsletter subscription. */
export const enquiryKinds = ['contact', 'trial', 'newsletter'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/** The subjects of an enquiry (`?subject=`). The ids are part of URLs and must never change. */
export const subjects = ['erp', 'vietconnect', 'ai-video', 'ai-platform', 'other'] as const;

/** The subject of a trial application: only the ERP can be tried. */
export const trialSubject = 'erp';

export type Subject = (typeof subjects)[number];

/** The ways in which a visitor can be answered. The ids are stored with enquiries and must never change. */
export const replyChannels = ['phone', 'zalo', 'email'] as const satisfies LanguageTraits['replyChannels'];

export type ReplyChannel = (typeof replyChannels)[number];

/** The properties of a field. */
type EnquiryField = {
  /** Its data type; `box` is a checkbox. An omitted text field is stored as an empty string. */
  type: 'text' | 'box' | 'time';
  /** Origin of its value: the visitor, the page with the form, the store on insertion, or the query on reading. */
  setBy: 'visitor' | 'page' | 'store' | 'query';
  /** Maximum length in UTF-16 code units, as counted by `maxlength` and `String.length`. */
  max?: number;
  /**
   * Validation of an optional text. If a `text` is too long, the enquiry is rejected. A `note`, which is set by the
   * page, is never a reason to reject an enquiry: it is truncated, or dropped if it is not a text. All other rules are
   * in `enquirySchema`.
   */
  check?: 'text' | 'note';
  /** A text that does not match is rejected, a note is dropped. */
  pattern?: RegExp;
  /** True if the contact form has an input with a label for it. */
  inForm?: true;
  /** The key of its label in `sales.labels` of the mail messages. Without one, the email to sales omits the field. */
  label?: string;
  /** True if chat messages contain it, with its label. */
  inChat?: true;
  /**
   * True if the value must not leave the country, even if the visitor agreed to the transfer of the enquiry. For values
   * that the visitor did not enter.
   */
  staysInCountry?: true;
  /** False if the CSV export omits the field. */
  csv?: false;
  /**
   * True if its value is the query parameter of the same name in the URL of the page with the form. If a native form
   * omits the field or leaves it empty, the parameter is read from the header `Referer`.
   */
  fromQuery?: true;
};

/** A text that the visitor types into the form. Its label has the name of the field. */
function input<const N extends string>(label: N, max: number) {
  return { type: 'text', setBy: 'visitor', max, check: 'text', inForm: true, label, inChat: true } as const;
}

/** A field that describes how the visit began. Its label has the name of the field. */
function attribution<const N extends string>(label: N, max: number) {
  return { type: 'text', setBy: 'page', max, check: 'note', label, staysInCountry: true } as const;
}

/**
 * All fields of an enquiry, in the order of the form, chat messages, emails and exports. Form values, schema,
 * database columns, idempotency hash, mails, chat messages and exports are derived from this table. A new field also
 * needs the messages of its label, and an input in `ContactForm.tsx` if a visitor fills it in. Do not remove a field:
 * stored enquiries contain it.
 */
export const enquiryFields = {
  id: { type: 'text', setBy: 'store', label: 'id', inChat: true },
  /** Time of storage, ISO 8601 in UTC. */
  createdAt: { type: 'time', setBy: 'store', label: 'time' },
  kind: { type: 'text', setBy: 'visitor', label: 'kind', inChat: true },
  locale: { type: 'text', setBy: 'page', label: 'language' },
  name: input('name', 120),
  company: input('company', 120),
  /** The way in which the visitor wants to be answered; empty if the form has no choice. */
  replyChannel: {
    type: 'text',
    setBy: 'visitor',
    max: 20,
    check: 'text',
    pattern: new RegExp(`^(?:${replyChannels.join('|')})$`),
    label: 'replyChannel',
    inChat: true,
  },
  /** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of which are the angle brackets. */
  email: { type: 'text', setBy: 'visitor', max: 254, inForm: true, label: 'email', inChat: true },
  phone: { type: 'text', setBy: 'visitor', max: 40, inForm: true, label: 'phone', inChat: true },
  /** The first telephone number of `phone` in E.164; empty if it contains no valid number. */
  phoneE164: { type: 'text', setBy: 'query', csv: false },
  /** The reference number of the enquiry that this one corrects: its visitor noticed a mistyped contact. */
  corrects: {
    type: 'text',
    setBy: 'page',
    max: 8,
    check: 'note',
    pattern: /^[0-9a-f]{8}$/,
    label: 'corrects',
    inChat: true,
  },
  subject: {
    type: 'text',
    setBy: 'visitor',
    fromQuery: true,
    inForm: true,
    label: 'subject',
    inChat: true,
  },
  /** The case or service that the enquiry is about: `case:{id}` or `service:{id}`. */
  about: {
    type: 'text',
    setBy: 'page',
    max: 100,
    check: 'note',
    pattern: /^(case|service):[a-z0-9]+(-[a-z0-9]+)*$/,
    fromQuery: true,
    label: 'about',
    inChat: true,
  },
  /** The registration for an event, on a page whose form block has an event. */
  eventDate: input('eventDate', 80),
  eventLanguage: input('eventLanguage', 40),
  people: { ...input('people', 3), pattern: /^[1-9]\d*$/ },
  message: { type: 'text', setBy: 'visitor', max: 5000, check: 'text', inForm: true, label: 'message' },
  /** Consent to product information; for newsletter subscriptions, to the newsletter. */
  consent: { type: 'box', setBy: 'visitor', label: 'consent' },
  /** The version of the consent text next to a ticked checkbox: a SHA-256 in hexadecimal. */
  consentVersion: { type: 'text', setBy: 'page', max: 64, check: 'text' },
  /** The text next to the ticked checkbox; empty if it was not ticked or the version is unknown. */
  consentText: { type: 'text', setBy: 'query', csv: false },
  /** Consent to access by the head office in Shenzhen. */
  transfer: { type: 'box', setBy: 'visitor', label: 'transfer' },
  transferVersion: { type: 'text', setBy: 'page', max: 64, check: 'text' },
  transferText: { type: 'text', setBy: 'query', csv: false },
  /** State of the email address's newsletter subscription; empty without one. */
  subscription: { type: 'text', setBy: 'query' },
  /** The reason for suspecting a spam bot; empty if there is no suspicion. */
  suspect: { type: 'text', setBy: 'store' },
  /** Path of the page with the form. */
  source: { type: 'text', setBy: 'page', max: 300, check: 'note', label: 'source' },
  /** The campaign that the form or the link to it names; otherwise the `utm_…` parameters of a later link. */
  campaign: { ...attribution('campaign', 120), fromQuery: true },
  /** Campaign parameters of the URL on which the visit began; `landing` is its path. */
  utm_source: attribution('utm_source', 120),
  utm_medium: attribution('utm_medium', 120),
  utm_campaign: attribution('utm_campaign', 120),
  utm_term: attribution('utm_term', 120),
  utm_content: attribution('utm_content', 120),
  /** The host of the referring page. A host name has at most 253 characters (RFC 1035). */
  referrer: attribution('referrer', 253),
  landing: attribution('landing', 300),
} as const satisfies Record<string, EnquiryField>;

type FieldTable = typeof enquiryFields;

export type EnquiryFieldName = keyof FieldTable;

/** A stored enquiry with every field of the table. Omitted texts are empty, times are ISO 8601 in UTC. */
export type StoredEnquiry = {
  -readonly [N in EnquiryFieldName]: FieldTable[N]['type'] extends 'box' ? boolean : string;
};

/** The names of the fields whose properties match a type. */
type FieldsMatching<F extends Partial<EnquiryField>> = {
  [N in EnquiryFieldName]: FieldTable[N] extends F ? N : never;
}[EnquiryFieldName];

type BoundedField = FieldsMatching<{ max: number }>;
export type CheckedField = FieldsMatching<{ check: 'text' | 'note' }>;
export type EnteredField = FieldsMatching<{ setBy: 'visitor' }>;
export type SentField = EnteredField | FieldsMatching<{ setBy: 'page' }>;
export type FormField = FieldsMatching<{ inForm: true }>;
export type FormTextField = FormField & BoundedField;
export type QueryField = Exclude<FieldsMatching<{ fromQuery: true }>, FormField>;
export type MailLabel = FieldTable[FieldsMatching<{ label: string }>]['label'];

/** All fields with their properties, in table order. */
export const enquiryFieldEntries = Object.entries(enquiryFields) as [EnquiryFieldName, EnquiryField][];

/** Returns the column of a field in the database, or its alias in the query: `createdAt` → `created_at`. */
export function getColumn(name: EnquiryFieldName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The fields with an input in the contact form. */
export const formFields = enquiryFieldEntries.flatMap(([name, { inForm }]) =>
  inForm ? [name as FormField] : [],
);

/** The fields into which a visitor types text. */
export const formTextFields = formFields.filter((name) => 'max' in enquiryFields[name]) as FormTextField[];

/** The fields that the contact form copies from the URL, such as `?about=`, to hidden inputs. */
export const queryFields = enquiryFieldEntries.flatMap(([name, { fromQuery, inForm }]) =>
  fromQuery && !inForm ? [name as QueryField] : [],
);

/** Maximum length of each bounded field. */
export const fieldLimits = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { max }]) => (max ? [[name, max]] : [])),
) as Record<BoundedField, number>;

type ReplyFields = Partial<Record<'email' | 'phone' | 'replyChannel', unknown>>;

/**
 * Returns how the visitor of a valid enquiry is answered: by the chosen channel, or by the only contact. A form without
 * scripts can contain the contact of another channel.
 */
export function getReply({ email, phone, replyChannel }: ReplyFields): {
  channel: ReplyChannel;
  contact: string;
} {
  const channel = replyChannels.find((known) => known === replyChannel) ?? 'email';
  if (getContactField(channel) === 'phone' && phone) return { channel, contact: String(phone) };
  return email || !phone
    ? { channel: 'email', contact: String(email ?? '') }
    : { channel: 'phone', contact: String(phone) };
}

/** Returns the field that a reply channel requires. A Zalo account is found by its telephone number. */
export function getContactField(channel: string | undefined): 'email' | 'phone' {
  return channel === 'phone' || channel === 'zalo' ? 'phone' : 'email';
}

/** The fields and error codes that a page names after it has been posted without scripts and refused. */
export const faultMessages = {
  form: [
    'name-required',
    'email-required',
    'email-invalid',
    'phone-required',
    'phone-invalid',
    'subject-required',
    'people-invalid',
    'people-tooLong',
    'message-required',
  ],
  newsletter: ['email-required', 'email-invalid', 'consent-required'],
} as const satisfies Record<string, readonly `${FormField | 'consent'}-${string}`[]>;

/**
 * URL of the endpoint for enquiries. For a copy of the site on a CDN, `NEXT_PUBLIC_LEADS_ENDPOINT` is the URL of the
 * server that stores its enquiries.
 */
export const enquiryEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? withBasePath('/api/leads');
