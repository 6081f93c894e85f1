import type { EnquiriesOptions, EnquiryFields, MailMessages, StoredEnquiry } from '../../EnquiriesOptions';
import { escapeControls, escapeControlsInLines } from '../../escapeControls';
import { fillTemplate } from './fillTemplate';

/** Subject and body of a mail: plain text, so that visitor input is never interpreted as markup. */
export type ComposedMail = { subject: string; text: string };

/** Fields that follow the labelled fields of the visitor, before the message. */
const lastFields = ['createdAt', 'id'];

/** The options that the mail depends on. */
export type MailOptions = Pick<EnquiriesOptions, 'fields' | 'localeNames'>;

/** Returns the messages of a team: in its own locale if one is configured, otherwise in the visitor's. */
export type GetStaffMessages = (team: 'sales' | 'headquarters', visitorLocale: string) => MailMessages;

/** Returns the names of the fields in a mail to sales or the head office, in their order, without the message. */
function getMailFields(fields: EnquiryFields, channel: 'sales' | 'headquarters'): string[] {
  const labelledFields = Object.keys(fields).filter((name) => fields[name]?.label !== undefined);
  return [...labelledFields.filter((name) => !lastFields.includes(name)), ...lastFields]
    .filter((name) => name !== 'message')
    .filter((name) => channel === 'sales' || !fields[name]?.staysInCountry);
}

/**
 * Composes the mail about an enquiry to sales or the head office; `createMailSender` chooses the recipients. The
 * visitor's message comes last, so that it cannot imitate the fields above.
 */
export function composeSalesMail(
  options: MailOptions,
  enquiry: StoredEnquiry,
  messages: MailMessages,
  channel: 'sales' | 'headquarters' = 'sales',
): ComposedMail {
  const { sales } = messages;
  const subject = fillTemplate(sales.subject, {
    kind: getKind(enquiry, sales),
    subject: getTopic(enquiry, sales),
    name: escapeControls(enquiry.name),
  });
  const lines = formatSalesLines(options, enquiry, messages, getMailFields(options.fields, channel));
  const note = enquiry.suspect === '' ? [] : [sales.suspectNote, ''];
  const message =
    enquiry.message === ''
      ? []
      : ['', `${sales.labels.message}:`, '', escapeControlsInLines(enquiry.message)];
  return {
    subject: enquiry.suspect === '' ? subject : `${sales.suspect} ${subject}`,
    text: [...note, ...lines, ...message, ''].join('\n'),
  };
}

function getKind({ kind }: StoredEnquiry, { kinds }: MailMessages['sales']): string {
  return kinds[kind] ?? kind;
}

function getTopic(enquiry: StoredEnquiry, sales: MailMessages['sales']): string {
  const { subject } = enquiry;
  return subject === '' ? getKind(enquiry, sales) : (sales.subjects[subject] ?? subject);
}

/** Returns the telephone number as written, followed by the number to dial if it differs. */
function formatPhone({ phone, phoneE164 }: StoredEnquiry): string {
  const hasOtherNumber = phoneE164 !== '' && phone.replace(/[^+\d]/g, '') !== phoneE164;
  return hasOtherNumber ? `${phone} (${phoneE164})` : phone;
}

/** Formats a consent. Empty if the form had no checkbox: forms send the version of its text even if it is not ticked. */
function formatConsent(version: string, text: string, { yes, no }: MailMessages['sales']): string {
  if (version === '') return '';
  return text === '' ? no : yes;
}

/** Formats fields of an enquiry as `label: value` lines and omits empty fields. */
export function formatSalesLines(
  { fields, localeNames }: MailOptions,
  enquiry: StoredEnquiry,
  { sales }: MailMessages,
  names: string[],
): string[] {
  const formattedValues: Record<string, string | undefined> = {
    kind: getKind(enquiry, sales),
    subject: getTopic(enquiry, sales),
    locale: localeNames[enquiry.locale],
    phone: formatPhone(enquiry),
    consent: formatConsent(enquiry.consentVersion, enquiry.consentText, sales),
    transfer: formatConsent(enquiry.transferVersion, enquiry.transferText, sales),
  };
  return names.flatMap((name) => {
    const storedValue = String(enquiry[name]);
    const value = formattedValues[name] ?? sales.values[name]?.[storedValue] ?? storedValue;
    const label = sales.labels[fields[name]?.label ?? name] ?? name;
    return value === '' ? [] : [`${label}: ${escapeControls(value)}`];
  });
}
