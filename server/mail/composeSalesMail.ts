import { localeInfo } from '@/lib/i18n/locales';
import { escapeControls, escapeControlsInLines } from '../leads/escapeControls';
import type { StoredLead } from '../leads/StoredLead';
import { fillTemplate } from './fillTemplate';
import type { MailTexts } from './mailTexts';

/** What a mail says: plain text, so that nothing a visitor wrote is ever read as markup. */
export type ComposedMail = { subject: string; text: string };

/**
 * Tells sales of a lead, in the visitor's language. The visitor's message comes last: nothing in it can pass for one of
 * the lines above.
 */
export function composeSalesMail(lead: StoredLead, { sales }: MailTexts): ComposedMail {
  const topic = lead.subject === '' ? sales.kinds[lead.kind] : sales.subjects[lead.subject];
  const values = { kind: sales.kinds[lead.kind], subject: topic, name: escapeControls(lead.name) };
  const subject = fillTemplate(sales.subject, values);
  const { labels } = sales;
  const lines = [
    [labels.kind, sales.kinds[lead.kind]],
    [labels.subject, topic],
    [labels.name, lead.name],
    [labels.company, lead.company],
    [labels.email, lead.email],
    [labels.phone, lead.phone],
    [labels.language, localeInfo[lead.locale].name],
    [labels.consent, lead.consentText === '' ? sales.no : sales.yes],
    [labels.transfer, lead.transferText === '' ? sales.no : sales.yes],
    [labels.source, lead.source],
    [labels.time, lead.createdAt],
    [labels.id, lead.id],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${escapeControls(value ?? '')}`);
  const note = lead.suspect === '' ? [] : [sales.suspectNote, ''];
  const message =
    lead.message === '' ? [] : ['', `${labels.message}:`, '', escapeControlsInLines(lead.message)];
  return {
    subject: lead.suspect === '' ? subject : `${sales.suspect} ${subject}`,
    text: [...note, ...lines, ...message, ''].join('\n'),
  };
}
