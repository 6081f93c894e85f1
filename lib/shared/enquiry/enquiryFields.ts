import type { EnquiryField } from 'enquiries';
import { replyChannels } from './replyChannels';

/** The properties of a field that the schema and the form need, in addition to the properties for the server. */
type SiteField = EnquiryField & {
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
  /** The position of its input in the contact form and of its error in the summary. Without one, it has no input. */
  formPosition?: number;
};

/**
 * All fields of an enquiry, in the column order of the CSV export. Append new fields at the end, because spreadsheets
 * rely on the order. Form values, error order, schema, database column, idempotency hash, emails, chat webhooks and
 * exports are derived from this table. A new field also needs the messages of its label, and an input in
 * `ContactForm.tsx` if a visitor fills it in. Do not remove a field: stored enquiries contain it.
 */
export const enquiryFields = {
  id: { column: 'id', type: 'text', setBy: 'store', label: 'id', chatLine: 4 },
  /** Time of storage, ISO 8601 in UTC. */
  createdAt: { column: 'created_at', type: 'time', setBy: 'store', label: 'time' },
  kind: { column: 'kind', type: 'text', setBy: 'visitor', label: 'kind', chatLine: 1 },
  locale: { column: 'locale', type: 'text', setBy: 'page', label: 'language' },
  name: {
    column: 'name',
    type: 'text',
    setBy: 'visitor',
    max: 120,
    check: 'text',
    label: 'name',
    formPosition: 1,
    chatLine: 5,
  },
  company: {
    column: 'company',
    type: 'text',
    setBy: 'visitor',
    max: 120,
    check: 'text',
    label: 'company',
    formPosition: 6,
    chatLine: 6,
  },
  /** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of which are the angle brackets. */
  email: {
    column: 'email',
    type: 'text',
    setBy: 'visitor',
    max: 254,
    label: 'email',
    formPosition: 2,
    chatLine: 7,
  },
  phone: {
    column: 'phone',
    type: 'text',
    setBy: 'visitor',
    max: 40,
    label: 'phone',
    formPosition: 3,
    chatLine: 8,
  },
  subject: {
    column: 'subject',
    type: 'text',
    setBy: 'visitor',
    fromQuery: true,
    label: 'subject',
    formPosition: 4,
    chatLine: 2,
  },
  message: {
    column: 'message',
    type: 'text',
    setBy: 'visitor',
    max: 5000,
    check: 'text',
    label: 'message',
    formPosition: 5,
  },
  /** The version of the consent text next to a ticked checkbox: a SHA-256 in hexadecimal. */
  consentVersion: { column: 'consent_version', type: 'text', setBy: 'page', max: 64, check: 'text' },
  /** A second checkbox in older forms, for the newsletter. */
  newsConsent: { column: 'news_consent', type: 'box', setBy: 'store' },
  newsConsentVersion: { column: 'news_consent_version', type: 'text', setBy: 'store' },
  /** State of the email address's newsletter subscription; empty without one. */
  subscription: { column: 'subscription', type: 'text', setBy: 'query' },
  /** Path of the page with the form. */
  source: { column: 'source', type: 'text', setBy: 'page', max: 300, check: 'note', label: 'source' },
  /** The reason for suspecting a spam bot; empty if there is no suspicion. */
  suspect: { column: 'suspect', type: 'text', setBy: 'store' },
  /** Consent to product information; for newsletter subscriptions, to the newsletter. */
  consent: { column: 'consent', type: 'box', setBy: 'visitor', label: 'consent' },
  /** Consent to access by the head office in Shenzhen. */
  transfer: { column: 'transfer', type: 'box', setBy: 'visitor', label: 'transfer' },
  transferVersion: { column: 'transfer_version', type: 'text', setBy: 'page', max: 64, check: 'text' },
  /** The text next to the ticked checkbox; empty if it was not ticked or the version is unknown. */
  consentText: { column: 'consent_text', type: 'text', setBy: 'query', csv: false },
  transferText: { column: 'transfer_text', type: 'text', setBy: 'query', csv: false },
  /** Campaign parameters of the URL on which the visit began; `landing` is its path. */
  utm_source: attributionField('utm_source', 120),
  utm_medium: attributionField('utm_medium', 120),
  utm_campaign: attributionField('utm_campaign', 120),
  utm_term: attributionField('utm_term', 120),
  utm_content: attributionField('utm_content', 120),
  /** The host of the referring page. A host name has at most 253 characters (RFC 1035). */
  referrer: attributionField('referrer', 253),
  landing: attributionField('landing', 300),
  /** The first telephone number of `phone` in E.164; empty if it contains no valid number. */
  phoneE164: { column: 'phone_e164', type: 'text', setBy: 'query', csv: false },
  /** The case or service that the enquiry is about: `case:{id}` or `service:{id}`. */
  about: {
    column: 'about',
    type: 'text',
    setBy: 'page',
    max: 100,
    check: 'note',
    pattern: /^(case|service):[a-z0-9]+(-[a-z0-9]+)*$/,
    fromQuery: true,
    label: 'about',
    chatLine: 3,
  },
  /** The way in which the visitor wants to be answered; empty in forms from before the choice was offered. */
  replyChannel: {
    column: 'reply_channel',
    type: 'text',
    setBy: 'visitor',
    max: 20,
    check: 'text',
    pattern: new RegExp(`^(?:${replyChannels.join('|')})$`),
    label: 'replyChannel',
    chatLine: 9,
  },
  /** The reference number of the enquiry that this one corrects: its visitor noticed a mistyped contact. */
  corrects: {
    column: 'corrects',
    type: 'text',
    setBy: 'page',
    max: 8,
    check: 'note',
    pattern: /^[0-9a-f]{8}$/,
    label: 'corrects',
    chatLine: 10,
  },
  /** The campaign that the form or the link to it names; otherwise the `utm_…` parameters of a later link. */
  campaign: { ...attributionField('campaign', 120), fromQuery: true },
} as const satisfies Record<string, SiteField>;

type FieldTable = typeof enquiryFields;

type EnquiryFieldName = keyof FieldTable;

/** The names of the fields whose properties match a type. */
type FieldsMatching<F extends Partial<SiteField>> = {
  [N in EnquiryFieldName]: FieldTable[N] extends F ? N : never;
}[EnquiryFieldName];

export type BoundedField = FieldsMatching<{ max: number }>;
export type CheckedField = FieldsMatching<{ check: 'text' | 'note' }>;
export type EnteredField = FieldsMatching<{ setBy: 'visitor' }>;
export type SentField = EnteredField | FieldsMatching<{ setBy: 'page' }>;
export type FormField = FieldsMatching<{ formPosition: number }>;
export type FormTextField = FormField & BoundedField;
export type QueryField = Exclude<FieldsMatching<{ fromQuery: true }>, FormField>;
type LabelledField = FieldsMatching<{ label: string }>;
export type MailLabel = FieldTable[LabelledField]['label'];

/** The fields that share their position with another field. */
type Duplicates<Position extends 'formPosition' | 'chatLine'> = {
  [N in EnquiryFieldName]: FieldTable[N] extends Record<Position, infer P>
    ? Exclude<FieldsMatching<{ [K in Position]: P & number }>, N>
    : never;
}[EnquiryFieldName];

// Does not compile if two fields have the same position; the error names them.
[] satisfies (Duplicates<'formPosition'> | Duplicates<'chatLine'>)[] extends never[]
  ? []
  : [Duplicates<'formPosition'> | Duplicates<'chatLine'>];

/** All fields with their properties, in table order. */
export const enquiryFieldEntries = Object.entries(enquiryFields) as [EnquiryFieldName, SiteField][];

/** The fields with an input in the contact form, in the order of the form. */
export const formFields = enquiryFieldEntries
  .flatMap(([name, { formPosition }]) => (formPosition ? [{ name: name as FormField, formPosition }] : []))
  .sort((a, b) => a.formPosition - b.formPosition)
  .map(({ name }) => name);

/** The fields into which a visitor types text, in the order of the form. */
export const formTextFields = formFields.filter((name) => 'max' in enquiryFields[name]) as FormTextField[];

/** The fields that the contact form copies from the URL, such as `?about=`, to hidden inputs. */
export const queryFields = enquiryFieldEntries.flatMap(([name, { fromQuery, formPosition }]) =>
  fromQuery && !formPosition ? [name as QueryField] : [],
);

/** A field that describes how the visit began. Column and label have the name of the field. */
function attributionField<const N extends string>(name: N, max: number) {
  return {
    column: name,
    type: 'text',
    setBy: 'page',
    max,
    check: 'note',
    label: name,
    staysInCountry: true,
  } as const;
}
