import { createTransport } from 'nodemailer';
import type { Clock } from '../../Clock';
import type { EnquiriesContent, EnquiriesOptions, MailMessages } from '../../EnquiriesOptions';
import { CONFIRMATION_DAYS, createNewsletterLink } from '../../newsletter/newsletterToken';
import { isLoopbackHost, type MailConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import { DeliveryError } from '../DeliveryError';
import type { Deliver } from '../OutboxWorker';
import type { Delivery } from '../outbox';
import { composeAcknowledgement } from './composeAcknowledgement';
import { type ComposedMail, composeSalesMail, type GetStaffMessages } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';
import { splitEmails } from './splitEmails';

/** Time limit for an SMTP server to accept a connection and send its greeting. */
const GREETING_TIMEOUT_MS = 15_000;

/**
 * Maximum silence after the greeting. A slow server would receive the mail twice if the timeout were short (RFC 5321,
 * section 4.5.3.2.6).
 */
const SOCKET_TIMEOUT_MS = 75_000;

/** Maximum age of an acknowledgement that has not been sent yet. */
const MAX_ACKNOWLEDGEMENT_AGE_MS = 86_400_000;

/** RFC 3834, section 5: prevents automatic "out of office" replies. */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' };

type Mail = ComposedMail & {
  to: string;
  /** The only recipient of this mail if `to` also shows recipients with separate mails. */
  recipient?: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/** Data and configuration used to compose mails. */
type MailSources = {
  options: EnquiriesOptions;
  config: MailConfig;
  publicOrigin: string;
  content: EnquiriesContent;
  getMessages: (locale: string) => MailMessages;
  getStaffMessages: GetStaffMessages;
  database: Database;
  clock: Clock;
};

/**
 * Creates the function that sends the mails of the outbox. The Message-ID contains the delivery ID, so it is the same
 * at every attempt (RFC 5322, section 3.6.4).
 */
export function createMailSender(sources: MailSources): Deliver {
  const { config } = sources;
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    requireTLS: requiresTls(config.smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(config.from)?.[1] ?? 'localhost';

  return async (delivery) => {
    const mail = await composeMail(delivery, sources);
    // The enquiry or subscriber was erased after the mail was queued.
    if (mail === undefined) return;
    try {
      const messageId = `<${delivery.id}@${domain}>`;
      const { recipient = mail.to, ...content } = mail;
      const envelope = { from: config.from, to: recipient };
      await transport.sendMail({ ...content, from: config.from, envelope, messageId });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}

async function composeMail(delivery: Delivery, sources: MailSources): Promise<Mail | undefined> {
  const { channel, lead_id, subscriber_id, created_at, held_until } = delivery;
  const { options, config, publicOrigin, content, getMessages, getStaffMessages, database, clock } = sources;
  if (channel === 'sales' || channel === 'headquarters' || channel === 'acknowledgement') {
    const enquiry = await database.run('readEnquiry', lead_id ?? '');
    if (enquiry === undefined) return undefined;
    if (channel !== 'acknowledgement') {
      const recipients = splitEmails(channel === 'sales' ? config.salesEmail : config.headquartersEmail);
      const recipient = chooseRecipient(delivery, recipients);
      if (recipient === undefined) return undefined;
      const mail = composeSalesMail(options, enquiry, getStaffMessages(channel, enquiry.locale), channel);
      return { to: recipients.join(', '), recipient, ...createReplyToHeader(enquiry.email), ...mail };
    }
    // The reply deadline that the mail contains may have passed.
    if (Date.now() - (held_until ?? created_at) > MAX_ACKNOWLEDGEMENT_AGE_MS) {
      throw clock.findProblem() === undefined
        ? new DeliveryError('TOO_LATE', true)
        : new DeliveryError('CLOCK');
    }
    const mail = composeAcknowledgement(
      options,
      enquiry,
      getMessages(enquiry.locale),
      content.workingTime,
      publicOrigin,
    );
    return { to: enquiry.email, replyTo: content.replyTo, ...mail, headers: autoSubmittedHeaders };
  }

  const subscriber = await database.run('findSubscriber', subscriber_id ?? '');
  if (subscriber === undefined) return undefined;
  const { confirmation, welcome } = getMessages(subscriber.locale);
  const { subject, body } = channel === 'confirmation' ? confirmation : welcome;
  const root = publicOrigin + options.basePath;
  const unsubscribe = createNewsletterLink('unsubscribe', subscriber, root, config.secret, clock.now());
  const values = {
    confirm: createNewsletterLink('confirm', subscriber, root, config.secret, clock.now()),
    unsubscribe,
    days: String(CONFIRMATION_DAYS),
    articles: publicOrigin + options.getPath('articles', subscriber.locale),
  };
  return {
    to: subscriber.email,
    subject,
    text: fillTemplate(body, values),
    headers: {
      ...autoSubmittedHeaders,
      // RFC 8058, section 3.1.
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Returns the current recipient of a delivery: the first configured one if its recipient was removed from the
 * configuration.
 */
function chooseRecipient({ destination }: Delivery, recipients: string[]): string | undefined {
  return recipients.find((recipient) => recipient === destination) ?? recipients[0];
}

/**
 * Omits the header without an email address, and for one that requires SMTPUTF8 (RFC 6531), which not all mail servers
 * support. The mail's text contains the address.
 */
function createReplyToHeader(email: string): Pick<Mail, 'replyTo'> {
  return email === '' || /[^\0-\x7f]/.test(email) ? {} : { replyTo: email };
}

/**
 * True unless the SMTP server is on this machine or the URL allows unencrypted mail: enquiries contain personal data.
 */
function requiresTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return !isLoopbackHost(url) && url.searchParams.get('ignoreTLS') !== 'true';
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
