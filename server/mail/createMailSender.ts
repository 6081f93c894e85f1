import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../leads/Database';
import { DeliveryError } from '../leads/DeliveryError';
import { newsletterLink } from '../leads/newsletterLink';
import { CONFIRMATION_DAYS } from '../leads/newsletterToken';
import type { Deliver } from '../leads/OutboxWorker';
import type { Delivery } from '../leads/outbox';
import type { MailConfig } from '../leads/readConfig';
import { readLead } from '../leads/readLeads';
import { findSubscriber } from '../leads/subscriptions';
import { composeSalesMail } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';
import type { MailTexts } from './mailTexts';

/** How long an SMTP server may stay silent, in milliseconds. */
const TIMEOUT = 15_000;

type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/**
 * Makes the function that delivers the outbox's mails by SMTP. The Message-ID is the delivery's id, the same at every
 * attempt (RFC 5322, section 3.6.4), so that a mail which was accepted twice can be told for one.
 */
export function createMailSender(
  config: MailConfig,
  publicOrigin: string,
  texts: Record<Locale, MailTexts>,
  database: Database,
): Deliver {
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    requireTLS: needsTls(config.smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(config.from)?.[1] ?? 'localhost';

  return async (delivery) => {
    const mail = await composeMail(delivery, config, publicOrigin, texts, database);
    // Erased meanwhile: there is nothing left to send, and nobody to send it to.
    if (mail === undefined) return;
    try {
      await transport.sendMail({ ...mail, from: config.from, messageId: `<${delivery.id}@${domain}>` });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}

async function composeMail(
  { channel, leadId, subscriberId }: Delivery,
  config: MailConfig,
  publicOrigin: string,
  texts: Record<Locale, MailTexts>,
  database: Database,
): Promise<Mail | undefined> {
  if (channel === 'sales') {
    const lead = await readLead(database, leadId ?? '');
    if (lead === undefined) return undefined;
    return { to: config.salesEmail, replyTo: lead.email, ...composeSalesMail(lead, texts[lead.locale]) };
  }

  const subscriber = await findSubscriber(database, subscriberId ?? '');
  if (subscriber === undefined) return undefined;
  const { confirmation, welcome } = texts[subscriber.locale];
  const { subject, body } = channel === 'confirmation' ? confirmation : welcome;
  const unsubscribe = newsletterLink('unsubscribe', subscriber, publicOrigin, config);
  const values = {
    confirm: newsletterLink('confirm', subscriber, publicOrigin, config),
    unsubscribe,
    days: String(CONFIRMATION_DAYS),
  };
  return {
    to: subscriber.email,
    subject,
    text: fillTemplate(body, values),
    headers: {
      // RFC 3834, section 5: keeps "out of office" replies away.
      'Auto-Submitted': 'auto-generated',
      // RFC 8058, section 3.1.
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The personal data of a lead goes over a network encrypted, or waits; this machine is no network. */
function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');
  return !isHere && searchParams.get('ignoreTLS') !== 'true';
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
