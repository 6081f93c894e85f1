import type { EnquiryFields, MailMessages, StoredEnquiry } from '../../EnquiriesOptions';
import { escapeControlsInLines } from '../../escapeControls';
import { formatSalesLines, type MailOptions } from '../mail/composeSalesMail';
import { fillTemplate } from '../mail/fillTemplate';

/** Maximum length of the quoted message, in characters: enough to decide who should reply. */
const MAX_EXCERPT_LENGTH = 500;

/** Returns the fields of the notice in the order that the field table defines. */
function getNoticeFields(fields: EnquiryFields): string[] {
  return Object.entries(fields)
    .flatMap(([name, { chatLine }]) => (chatLine ? [{ name, chatLine }] : []))
    .sort((a, b) => a.chatLine - b.chatLine)
    .map(({ name }) => name);
}

/**
 * Composes the chat notice of an enquiry. If personal data must not leave the country, the notice contains only the
 * form kind and ID. The visitor's message comes last, as in mails.
 */
export function composeNotice(
  options: MailOptions,
  enquiry: StoredEnquiry,
  mailMessages: MailMessages,
  mayLeaveCountry: boolean,
): string {
  const { sales } = mailMessages;
  if (!mayLeaveCountry) {
    const summary = formatSalesLines(options, enquiry, mailMessages, ['kind', 'id']);
    return [...summary, fillTemplate(sales.withheld, { id: enquiry.id })].join('\n');
  }
  const suspect = enquiry.suspect === '' ? [] : [sales.suspect];
  const message = enquiry.message === '' ? [] : ['', escapeControlsInLines(getExcerpt(enquiry.message))];
  return [
    ...suspect,
    ...formatSalesLines(options, enquiry, mailMessages, getNoticeFields(options.fields)),
    ...message,
  ].join('\n');
}

function getExcerpt(message: string): string {
  const characters = [...message];
  return characters.length > MAX_EXCERPT_LENGTH
    ? `${characters.slice(0, MAX_EXCERPT_LENGTH).join('')}…`
    : message;
}
