import { createTransport } from 'nodemailer';
import {
  type EnquiryFieldName,
  enquiryFieldEntries,
  enquiryFields,
  type StoredEnquiry,
} from '@/lib/enquiry/fields';
import type { MailMessages } from '@/lib/enquiry/mailMessages';
import { isLocale, localeInfo } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { isLoopbackHost, type MailConfig } from './config';
import { composeNewsletterMail } from './newsletter';
import type { Deliver } from './OutboxWorker';
import { composeAcknowledgement } from './receipt';
import {
  type EnquiryService,
  escapeControls,
  escapeControlsInLines,
  fillTemplate,
  getStaffMessages,
} from './service';
import { type Delivery, DeliveryError } from './store/outbox';

/** Time limit for an SMTP server to accept a connection and send its greeting. */
const GREETING_TIMEOUT_MS = 15_000;

/**
 * Maximum silence after the greeting. A slow server would receive the mail twice if the timeout were short (RFC 5321,
 * section 4.5.3.2.6).
 */
const SOCKET_TIMEOUT_MS = 75_000;

/** RFC 3834, section 5: prevents automatic "out of office" replies. */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' };

/** A mail in plain text, so that visitor input is never interpreted as markup. */
type Mail = {
  to: string;
  /** The only recipient of this mail if `to` also shows recipients with separate mails. */
  recipient?: string;
  replyTo?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Sends a mail from `from` to the recipient in the envelope. */
export type SendMail = (
  mail: Mail & { from: string; envelope: { from: string; to: string }; messageId: string },
) => Promise<unknown>;

/**
 * Creates the function that sends the mails of the outbox. The Message-ID contains the delivery ID, so it is the same
 * at every attempt (RFC 5322, section 3.6.4).
 */
export function createMailSender(
  service: EnquiryService,
  config: MailConfig,
  sendMail: SendMail = createSmtpSender(config.smtpUrl),
): Deliver {
  const domain = /@([^@>\s]+)>?\s*$/.exec(config.from)?.[1] ?? 'localhost';

  return async (delivery) => {
    const mail = await composeMail(service, config, delivery);
    // The enquiry or subscriber was erased after the mail was queued.
    if (mail === undefined) return;
    try {
      const messageId = `<${delivery.id}@${domain}>`;
      const { recipient = mail.to, ...content } = mail;
      const envelope = { from: config.from, to: recipient };
      await sendMail({ ...content, from: config.from, envelope, messageId });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}

function createSmtpSender(smtpUrl: string): SendMail {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Enquiries contain personal data.
    requireTLS: !isLoopbackHost(url) && url.searchParams.get('ignoreTLS') !== 'true',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (mail) => transport.sendMail(mail);
}

async function composeMail(
  service: EnquiryService,
  config: MailConfig,
  delivery: Delivery,
): Promise<Mail | undefined> {
  const { channel, lead_id, subscriber_id, created_at, held_until } = delivery;
  const { content, database, clock } = service;
  if (channel === 'confirmation' || channel === 'welcome') {
    const subscriber = await database.run('findSubscriber', subscriber_id ?? '');
    if (subscriber === undefined) return undefined;
    const { headers, ...mail } = await composeNewsletterMail(service, channel, subscriber, config.secret);
    return { to: subscriber.email, ...mail, headers: { ...autoSubmittedHeaders, ...headers } };
  }
  const enquiry = await database.run('readEnquiry', lead_id ?? '');
  if (enquiry === undefined) return undefined;
  if (channel !== 'acknowledgement') {
    const team = channel === 'headquarters' ? 'headquarters' : 'sales';
    const recipients = team === 'sales' ? config.salesEmails : config.headquartersEmails;
    // The first recipient replaces one that was removed from the configuration.
    const recipient = recipients.find((email) => email === delivery.destination) ?? recipients[0];
    if (recipient === undefined) return undefined;
    // Not all mail servers support other letters (SMTPUTF8, RFC 6531). The text contains the email address.
    const canReply = /^[\0-\x7f]+$/.test(enquiry.email);
    const mail = composeSalesMail(enquiry, getStaffMessages(service, team, enquiry.locale), team);
    return { to: recipients.join(', '), recipient, ...(canReply && { replyTo: enquiry.email }), ...mail };
  }
  // The reply deadline that the mail contains may have passed.
  if (Date.now() - (held_until ?? created_at) > DAY_MS) {
    throw clock.findProblem() === undefined
      ? new DeliveryError('TOO_LATE', true)
      : new DeliveryError('CLOCK');
  }
  const mail = composeAcknowledgement(service, enquiry);
  return { to: enquiry.email, replyTo: content.replyTo, ...mail, headers: autoSubmittedHeaders };
}

/**
 * Composes the mail about an enquiry to sales or the head office. The visitor's message comes last, so that it cannot
 * imitate the fields above.
 */
export function composeSalesMail(
  enquiry: StoredEnquiry,
  messages: MailMessages,
  team: 'sales' | 'headquarters' = 'sales',
): Pick<Mail, 'subject' | 'text'> {
  const { sales } = messages;
  const subject = fillTemplate(sales.subject, {
    kind: getKind(enquiry, sales),
    subject: getTopic(enquiry, sales),
    name: escapeControls(enquiry.name),
  });
  const names = enquiryFieldEntries.flatMap(([name, { label, staysInCountry }]) =>
    label === undefined || name === 'message' || (staysInCountry && team !== 'sales') ? [] : [name],
  );
  const lines = formatSalesLines(enquiry, messages, names);
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

/** Formats fields of an enquiry as `label: value` lines and omits empty fields. */
export function formatSalesLines(
  enquiry: StoredEnquiry,
  { sales }: MailMessages,
  names: EnquiryFieldName[],
): string[] {
  const { locale } = enquiry;
  const formattedValues: Partial<Record<EnquiryFieldName, string>> = {
    kind: getKind(enquiry, sales),
    subject: getTopic(enquiry, sales),
    locale: isLocale(locale) ? localeInfo[locale].name : locale,
    phone: formatPhone(enquiry),
    consent: formatConsent(enquiry.consentVersion, enquiry.consentText, sales),
    transfer: formatConsent(enquiry.transferVersion, enquiry.transferText, sales),
  };
  const valueLabels: Record<string, Record<string, string>> = sales.values;
  return names.flatMap((name) => {
    const storedValue = String(enquiry[name]);
    const value = formattedValues[name] ?? valueLabels[name]?.[storedValue] ?? storedValue;
    const field = enquiryFields[name];
    const label = 'label' in field ? sales.labels[field.label] : name;
    return value === '' ? [] : [`${label}: ${escapeControls(value)}`];
  });
}

function getKind({ kind }: StoredEnquiry, { kinds }: MailMessages['sales']): string {
  return (kinds as Record<string, string>)[kind] ?? kind;
}

/** Returns the subject of the enquiry in words; without one, the kind of form. */
function getTopic(enquiry: StoredEnquiry, sales: MailMessages['sales']): string {
  const { subject } = enquiry;
  return subject === ''
    ? getKind(enquiry, sales)
    : ((sales.subjects as Record<string, string>)[subject] ?? subject);
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

/** Enhanced status codes (RFC 3463) of a rejected sender or a security policy, such as "relaying denied". */
const SENDER_STATUS = /\b5\.(1\.[78]|7\.\d+)\b/;

/** Replies that require a login (RFC 4954, section 6). */
const LOGIN_REPLIES = [530, 534, 535, 538];

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/**
 * A 5yz reply is permanent (RFC 5321, section 4.2.1) if it concerns the recipient or the content of the mail. A failed
 * greeting, TLS handshake or login, and a rejected sender, can be fixed by the operator.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'UNKNOWN', command, response = '', responseCode = 0 } = error as SmtpError;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  const isPermanent =
    responseCode >= 500 &&
    isAboutMail &&
    !LOGIN_REPLIES.includes(responseCode) &&
    !SENDER_STATUS.test(response);
  return new DeliveryError(responseCode === 0 ? code : `${code} ${responseCode}`, isPermanent);
}
