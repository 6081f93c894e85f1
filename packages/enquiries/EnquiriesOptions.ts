/** The properties of an enquiry field. */
export type EnquiryField = {
  /** Its column in the database, or its alias in the query. */
  column: string;
  /** Its data type; `box` is a checkbox. An omitted text field is stored as an empty string. */
  type: 'text' | 'box' | 'time';
  /** Origin of its value: the visitor, the page with the form, the store on insertion, or the query on reading. */
  setBy: 'visitor' | 'page' | 'store' | 'query';
  /** The key of its label in `sales.labels` of the messages. Without one, the field is not in the email to sales. */
  label?: string;
  /** Its position among the lines of a chat message. Without one, the field is not in chat messages. */
  chatLine?: number;
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

/** The names of the fields that the package itself reads. A site may define further fields. */
type CoreField = keyof CoreValues;

/** All fields of an enquiry by name, in the column order of the CSV export. */
export type EnquiryFields = Record<CoreField, EnquiryField> & Record<string, EnquiryField>;

type CoreValues = {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  kind: string;
  locale: string;
  name: string;
  /** Empty if the visitor entered only a telephone number. */
  email: string;
  phone: string;
  /** The first telephone number of `phone` in E.164; empty if it contains no valid number. */
  phoneE164: string;
  subject: string;
  message: string;
  consent: boolean;
  consentVersion: string;
  /** The text next to the ticked checkbox; empty if it was not ticked or the version is unknown. */
  consentText: string;
  newsConsent: boolean;
  newsConsentVersion: string;
  /** Consent to the transfer of personal data abroad, with its version and text, like `consent`. */
  transfer: boolean;
  transferVersion: string;
  transferText: string;
  /** State of the email address's newsletter subscription; empty without one. */
  subscription: string;
  /** The reason for suspecting a spam bot; empty if there is no suspicion. */
  suspect: string;
};

/** A stored enquiry with every field of the field table. Omitted text fields are empty. */
export type StoredEnquiry = CoreValues & Record<string, string | boolean>;

/**
 * A validated enquiry: the fields of the table that a visitor or a page sets, and the fields that only the intake
 * reads.
 */
export type Enquiry = {
  kind: string;
  locale: string;
  /** Required for a newsletter. Without it, an enquiry is not acknowledged by mail. */
  email?: string | undefined;
  phone?: string | undefined;
  consent: boolean;
  consentVersion?: string | undefined;
  transfer: boolean;
  transferVersion?: string | undefined;
  /** Honeypot: empty if a person sends the form, undefined if it was omitted. */
  website?: string | undefined;
  /** Time at which the form was first shown, in milliseconds since 1970. */
  startedAt?: number | string | undefined;
  /** Replaces the header `Idempotency-Key`, which native forms cannot send. */
  idempotencyKey?: string | undefined;
} & Record<string, unknown>;

/** The channel by which a visitor is answered, and the email address or telephone number. */
export type EnquiryReply = { channel: string; contact: string };

/** Stable error codes by field name. */
export type EnquiryErrors = Record<string, string>;

/** The result of validation: the enquiry, or the errors by field. */
export type ParsedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

/** The purposes a visitor can consent to. */
export type ConsentPurpose = 'information' | 'transfer' | 'newsletter';

/** The current text next to each checkbox, and its version. The version is sent and stored with the consent. */
export type ConsentTexts = Record<ConsentPurpose, { version: string; text: string }>;

type MailTemplate = { subject: string; body: string };

/** The messages of a newsletter page. A page with a `button` requests an action; a page without one shows a result. */
export type ResultPage = { title: string; text: string; button?: string | undefined };

/** The messages of mails, chat notices and newsletter pages in one locale. `{name}` is a placeholder. */
export type MailMessages = {
  /** The mail to sales. Placeholders of `subject`: kind, subject, name; of `withheld`: id. */
  sales: {
    subject: string;
    suspect: string;
    suspectNote: string;
    withheld: string;
    kinds: Record<string, string>;
    subjects: Record<string, string>;
    labels: Record<string, string>;
    /** The labels of the values of other fields, by the name of the field. */
    values: Record<string, Record<string, string>>;
    yes: string;
    no: string;
  };
  /** The mail to the sender of an enquiry, by kind. Placeholders: number, hour, day, privacy. */
  acknowledgement: Record<string, MailTemplate>;
  /** Placeholders of `confirmation` and `welcome`: confirm, unsubscribe, days, articles. */
  confirmation: MailTemplate;
  welcome: MailTemplate;
  pages: Record<
    'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'invalid' | 'unavailable',
    ResultPage
  >;
  /** Label of the link from the newsletter pages to the home page. */
  home: string;
};

/** The content of mails and pages. Values that depend on the language are stored by locale. */
export type EnquiriesContent = {
  /** Reply address of the mails to visitors. */
  replyTo: string;
  workingTime: WorkingTime;
  /** The kinds of forms that are accepted at present. */
  acceptedKinds: readonly string[];
  consentTexts: Record<string, ConsentTexts>;
  messages: Record<string, MailMessages>;
  /** The page for a form without scripts that was not accepted, with a button that sends it again; optional. */
  unsentPages?: Record<string, ResultPage>;
};

/** The pages of the site that the package links or redirects to. `articles` contains the newsletter form. */
type PageName = 'home' | 'contact' | 'articles' | 'privacy';

/** The options of the store. */
export type StoreOptions = {
  fields: EnquiryFields;
  /** Returns the first valid telephone number of a text in E.164, or an empty string. */
  normalizePhone(text: string, locale: string): string;
};

/** Describes a site and its forms. Pass it to every function of the package. */
export type EnquiriesOptions = StoreOptions & {
  /** Time of the build, in ms since 1970. A clock that shows an earlier time is wrong. */
  builtAt: number;
  /** The kinds of forms. `newsletter` is a subscription with double opt-in; all others are acknowledged. */
  kinds: readonly string[];
  /** The name of each locale, as shown to sales. */
  localeNames: Record<string, string>;
  /** The BCP 47 tag of each locale, for the `lang` attribute of pages. */
  languageTags: Record<string, string>;
  defaultLocale: string;
  /** The public origin if `PUBLIC_ORIGIN` is not set. */
  origin: string;
  /** Path prefix of links to this server, such as `/site`; empty at the root of the origin. */
  basePath: string;
  /** Difference between local time and UTC, for working hours. */
  utcOffsetHours: number;
  /** Returns how the visitor of a valid enquiry is answered, for the receipt. */
  getReply(enquiry: Enquiry): EnquiryReply;
  /**
   * Validates a submitted form: parsed JSON, or form fields as texts. For a native form, `pageQuery` is the query of the
   * page that contains it. Must not throw.
   */
  parse(value: unknown, pageQuery?: URLSearchParams): ParsedEnquiry;
  /** Returns an email address in the spelling that `parse` stores. */
  normalizeEmail(text: string): string;
  /** Formats the hour and the day of a time (ms since 1970) for an acknowledgement. */
  formatDeadline(time: number, locale: string): { hour: string; day: string };
  /** Returns the path of a page, with the base path. */
  getPath(page: PageName, locale: string): string;
  /**
   * The errors for which the page of a native form has a message, such as `email-invalid`. The id of the message is
   * `form-failed-email-invalid` or `newsletter-failed-email-invalid`. Other errors get the general message.
   */
  faultMessages: Record<'form' | 'newsletter', readonly string[]>;
  /** Returns the locale of a visitor whose form could not be read. */
  getVisitorLocale(referrerPath: string | undefined, acceptLanguage: string | undefined): string;
};

/** Working days and hours, and the time within which enquiries are answered. */
export type WorkingTime = {
  /** Days of the week as in `Date.getUTCDay`: 0 is Sunday. */
  days: number[];
  /** Opening and closing time, in minutes since midnight. */
  opens: number;
  closes: number;
  /** Working hours within which an enquiry is answered. */
  responseHours: number;
  /** Days without working hours, such as `2027-01-01`. */
  holidays?: string[];
};
