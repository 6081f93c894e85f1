/** What is known of one field of an enquiry. */
type EnquiryField = {
  /** Its column in the store, or the name that the store's query gives it. */
  column: string;
  /** How it is kept. A text that was left out is empty. */
  as: 'text' | 'box' | 'time';
  /** Who fills it in: the visitor, the page a form is on, the store, or the query that reads the store. */
  by: 'visitor' | 'page' | 'store' | 'query';
  /** The longest text, in UTF-16 code units: what `maxlength` and `String.length` count. */
  max?: number;
  /** The rule for an optional text: refused when too long, or, where nobody typed it, cut. `leadSchema` has the rest. */
  check?: 'text' | 'note';
  /** Its label in the mail to sales (`sales.labels` of `messages/{locale}/mail.json`); without one it is not in the mail. */
  label?: string;
  /** Its place in the message to a group chat; without one it is not told there. */
  chatLine?: number;
  /** Read in Vietnam only, whatever else the head office may read: nobody entered it. */
  staysInVietnam?: true;
  /** False: not in the CSV export. */
  csv?: false;
};

/**
 * Every field of an enquiry, in the order of the columns of the CSV export: add new ones at the end, because
 * spreadsheets rely on the places. Schema, store, exports, mail and webhook follow from this table; a new field also
 * needs a migration, the texts of its label, and an input in a form if a visitor fills it in.
 */
export const enquiryFields = {
  id: { column: 'id', as: 'text', by: 'store', label: 'id', chatLine: 3 },
  /** When it was stored, in ISO 8601 and UTC. */
  createdAt: { column: 'created_at', as: 'time', by: 'store', label: 'time' },
  kind: { column: 'kind', as: 'text', by: 'visitor', label: 'kind', chatLine: 1 },
  locale: { column: 'locale', as: 'text', by: 'page', label: 'language' },
  name: { column: 'name', as: 'text', by: 'visitor', max: 120, check: 'text', label: 'name', chatLine: 4 },
  company: {
    column: 'company',
    as: 'text',
    by: 'visitor',
    max: 120,
    check: 'text',
    label: 'company',
    chatLine: 5,
  },
  /** RFC 5321, section 4.5.3.1.3: a path of 256 less its two brackets. */
  email: { column: 'email', as: 'text', by: 'visitor', max: 254, label: 'email', chatLine: 6 },
  phone: { column: 'phone', as: 'text', by: 'visitor', max: 40, label: 'phone', chatLine: 7 },
  subject: { column: 'subject', as: 'text', by: 'visitor', label: 'subject', chatLine: 2 },
  message: { column: 'message', as: 'text', by: 'visitor', max: 5000, check: 'text', label: 'message' },
  /** The version of the text beside a ticked box: a SHA-256 in hexadecimal digits. */
  consentVersion: { column: 'consent_version', as: 'text', by: 'page', max: 64, check: 'text' },
  /** A second box that older forms had, for the newsletter. */
  newsConsent: { column: 'news_consent', as: 'box', by: 'store' },
  newsConsentVersion: { column: 'news_consent_version', as: 'text', by: 'store' },
  /** What has become of the address's subscription to the newsletter; empty without one. */
  subscription: { column: 'subscription', as: 'text', by: 'query' },
  /** The path of the page the form was on. */
  source: { column: 'source', as: 'text', by: 'page', max: 300, check: 'note', label: 'source' },
  /** Why it looks like a robot's; empty when it does not. */
  suspect: { column: 'suspect', as: 'text', by: 'store' },
  /** Whether the box for information about products was ticked; of a newsletter, its own. */
  consent: { column: 'consent', as: 'box', by: 'visitor', label: 'consent' },
  /** Whether the head office in Shenzhen may read it too. */
  transfer: { column: 'transfer', as: 'box', by: 'visitor', label: 'transfer' },
  transferVersion: { column: 'transfer_version', as: 'text', by: 'page', max: 64, check: 'text' },
  /** The words beside the box; empty where it was not ticked, or beside a text that was never ours. */
  consentText: { column: 'consent_text', as: 'text', by: 'query', csv: false },
  transferText: { column: 'transfer_text', as: 'text', by: 'query', csv: false },
  /** The campaign parameters of the address that the visit began at; below, the path of that page. */
  utm_source: attributionField('utm_source', 120),
  utm_medium: attributionField('utm_medium', 120),
  utm_campaign: attributionField('utm_campaign', 120),
  utm_term: attributionField('utm_term', 120),
  utm_content: attributionField('utm_content', 120),
  /** The host of the page elsewhere that the visit came from; a name has 253 characters at most (RFC 1035). */
  referrer: attributionField('referrer', 253),
  landing: attributionField('landing', 300),
  /** The first telephone number of `phone` in E.164; empty if it contains no valid number. */
  phoneE164: { column: 'phone_e164', as: 'text', by: 'query', csv: false },
} as const satisfies Record<string, EnquiryField>;

type FieldTable = typeof enquiryFields;

export type EnquiryFieldName = keyof FieldTable;

/** The names of the fields whose facts are of a type. */
type FieldsMatching<F extends Partial<EnquiryField>> = {
  [N in EnquiryFieldName]: FieldTable[N] extends F ? N : never;
}[EnquiryFieldName];

export type BoundedField = FieldsMatching<{ max: number }>;
export type CheckedField = FieldsMatching<{ check: 'text' | 'note' }>;
export type EnteredField = FieldsMatching<{ by: 'visitor' }>;
export type SentField = EnteredField | FieldsMatching<{ by: 'page' }>;
export type LabelledField = FieldsMatching<{ label: string }>;
export type MailLabel = FieldTable[LabelledField]['label'];

/** All fields with their facts, in the order of the table. */
export const enquiryFieldEntries = Object.entries(enquiryFields) as [EnquiryFieldName, EnquiryField][];

/** A field that says how the visit began: column and label have its name. */
function attributionField<const N extends string>(name: N, max: number) {
  return {
    column: name,
    as: 'text',
    by: 'page',
    max,
    check: 'note',
    label: name,
    staysInVietnam: true,
  } as const;
}
