import { enquiryFieldEntries, type LabelledField } from '@/lib/shared/enquiry/enquiryFields';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { escapeControlsInLines } from '../../escapeControls';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import { formatSalesLines } from '../mail/composeSalesMail';
import { fillTemplate } from '../mail/fillTemplate';

/** Maximum length of the quoted message, in characters: enough to decide who should reply. */
const EXCERPT = 500;

/** The fields of the notice in the order that the field table defines. */
const lines = enquiryFieldEntries
  .flatMap(([name, { chatLine }]) => (chatLine ? [{ name: name as LabelledField, chatLine }] : []))
  .sort((one, other) => one.chatLine - other.chatLine)
  .map(({ name }) => name);

/**
 * Composes the chat notice of an enquiry. If personal data must not leave Vietnam, the notice contains only the form
 * kind and ID. The visitor's message comes last, as in mails.
 */
export function composeNotice(lead: StoredEnquiry, texts: MailMessages, mayLeaveVietnam: boolean): string {
  const { sales } = texts;
  if (!mayLeaveVietnam) {
    const known = formatSalesLines(lead, texts, ['kind', 'id']);
    return [...known, fillTemplate(sales.withheld, { id: lead.id })].join('\n');
  }
  const suspect = lead.suspect === '' ? [] : [sales.suspect];
  const message = lead.message === '' ? [] : ['', escapeControlsInLines(getExcerpt(lead.message))];
  return [...suspect, ...formatSalesLines(lead, texts, lines), ...message].join('\n');
}

function getExcerpt(message: string): string {
  const characters = [...message];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('')}…` : message;
}
