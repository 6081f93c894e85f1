import { createTransport } from 'nodemailer';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import type { Company } from '@/server/getSiteContent';
import { CONFIRMATION_DAYS, createNewsletterLink } from '../../newsletter/newsletterToken';
import type { MailConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import { DeliveryError } from '../DeliveryError';
import { getHostRange } from '../lookupPublicIp';
import type { Deliver } from '../OutboxWorker';
import type { Delivery } from '../outbox';
import { composeAcknowledgement } from './composeAcknowledgement';
import { type ComposedMail, composeSalesMail } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';
import { splitAddresses } from './splitAddresses';

/** How long an SMTP server may take to answer a connection, in milliseconds. */
const GREETING_TIMEOUT = 15_000;

/** How long it may stay silent afterwards (ms): a slow one that is given up gets the mail twice (RFC 5321, section 4.5.3.2.6). */
const SILENCE = 75_000;

/** After how long a mail that says an enquiry has come is not sent any more, in milliseconds. */
const LATEST_ACKNOWLEDGEMENT = 86_400_000;

/** RFC 3834, section 5: keeps "out of office" replies away. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

type Mail = ComposedMail & {
  to: string;
  /** The one recipient, if `to` names others who get a mail each. */
  recipient?: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/** What mails are made of. */
type Sources = {
  config: MailConfig;
  publicOrigin: string;
  texts: Record<Locale, MailMessages>;
  company: Company;
  database: Database;
};

/** Makes the function that sends the outbox's mails. The Message-ID is the delivery's id at every attempt (RFC 5322, 3.6.4). */
export function createMailSender(sources: Sources): Deliver {
  const { config } = sources;
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: GREETING_TIMEOUT,
    greetingTimeout: GREETING_TIMEOUT,
    socketTimeout: SILENCE,
    requireTLS: needsTls(config.smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(config.from)?.[1] ?? 'localhost';

  return async (delivery) => {
    const mail = await composeMail(delivery, sources);
    // Erased meanwhile: there is nothing left to send, and nobody to send it to.
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

async function composeMail(delivery: Delivery, sources: Sources): Promise<Mail | undefined> {
  const { channel, lead_id, subscriber_id, created_at } = delivery;
  const { config, publicOrigin, texts, company, database } = sources;
  if (channel === 'sales' || channel === 'headquarters' || channel === 'acknowledgement') {
    const lead = await database.run('readLead', lead_id ?? '');
    if (lead === undefined) return undefined;
    if (channel !== 'acknowledgement') {
      const recipients = splitAddresses(channel === 'sales' ? config.salesEmail : config.headquartersEmail);
      const recipient = await chooseRecipient(delivery, recipients, database);
      if (recipient === undefined) return undefined;
      const mail = composeSalesMail(lead, texts[lead.locale], channel);
      return { to: recipients.join(', '), recipient, ...replyTo(lead.email), ...mail };
    }
    // The hour it promises has passed: somebody has answered, or ought not to be told so by a machine.
    if (Date.now() - created_at > LATEST_ACKNOWLEDGEMENT) throw new DeliveryError('TOO_LATE', true);
    const mail = composeAcknowledgement(lead, texts[lead.locale], company, publicOrigin);
    return { to: lead.email, replyTo: company.email, ...mail, headers: automatic };
  }

  const subscriber = await database.run('findSubscriber', subscriber_id ?? '');
  if (subscriber === undefined) return undefined;
  const { confirmation, welcome } = texts[subscriber.locale];
  const { subject, body } = channel === 'confirmation' ? confirmation : welcome;
  const unsubscribe = createNewsletterLink('unsubscribe', subscriber, publicOrigin, config.secret);
  const values = {
    confirm: createNewsletterLink('confirm', subscriber, publicOrigin, config.secret),
    unsubscribe,
    days: String(CONFIRMATION_DAYS),
    articles: publicOrigin + getLocalePath(subscriber.locale, pages.insights),
  };
  return {
    to: subscriber.email,
    subject,
    text: fillTemplate(body, values),
    headers: {
      ...automatic,
      // RFC 8058, section 3.1.
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Returns to whom a delivery goes now; undefined if its recipient was removed and everybody else has a delivery. */
async function chooseRecipient(
  delivery: Delivery,
  recipients: string[],
  database: Database,
): Promise<string | undefined> {
  const { destination } = delivery;
  if (destination !== null && recipients.includes(destination)) return destination;
  return database.run('readdressDelivery', delivery, recipients, Date.now());
}

/** No header for an address that only mail servers with SMTPUTF8 (RFC 6531) accept; the mail's text contains it. */
function replyTo(email: string): Pick<Mail, 'replyTo'> {
  return /[^\0-\x7f]/.test(email) ? {} : { replyTo: email };
}

/** The personal data of a lead goes over a network encrypted, or waits; this machine is no network. */
function needsTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  const isHere = url.hostname === 'localhost' || getHostRange(url) === 'loopback';
  return !isHere && url.searchParams.get('ignoreTLS') !== 'true';
}

/**
 * An answer of 5yz is permanent (RFC 5321, section 4.2.1) where it is about the addresses or the mail; a greeting, a
 * login or TLS that fails is for the server's administrator or ours to mend.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  const isPermanent = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new DeliveryError(responseCode === undefined ? code : `${code} ${responseCode}`, isPermanent);
}
