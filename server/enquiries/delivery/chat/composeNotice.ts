import { enquiryFieldEntries, type LabelledField } from '@/lib/shared/enquiry/enquiryFields';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { escapeControlsInLines } from '../../escapeControls';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import { formatSalesLines } from '../mail/composeSalesMail';
import { fillTemplate } from '../mail/fillTemplate';

/** Maximum length of the quoted message, in characters: enough to decide who should reply. */
const MAX_EXCERPT_LENGTH = 500;

/** The fields of the notice in the order that the field table defines. */
const noticeFields = enquiryFieldEntries
  .flatMap(([name, { chatLine }]) => (chatLine ? [{ name: name as LabelledField, chatLine }] : []))
  .sort((one, other) => one.chatLine - other.chatLine)
  .map(({ name }) => name);

/**
 * Composes the chat notice of an enquiry. If personal data must not leave Vietnam, the notice contains only the form
 * kind and ID. The visitor's message comes last, as in mails.
 */
export function composeNotice(enquiry: StoredEnquiry, texts: MailMessages, mayLeaveVietnam: boolean): string {
  const { sales } = texts;
  if (!mayLeaveVietnam) {
    const summary = formatSalesLines(enquiry, texts, ['kind', 'id']);
    return [...summary, fillTemplate(sales.withheld, { id: enquiry.id })].join('\n');
  }
  const suspect = enquiry.suspect === '' ? [] : [sales.suspect];
  const message = enquiry.message === '' ? [] : ['', escapeControlsInLines(getExcerpt(enquiry.message))];
  return [...suspect, ...formatSalesLines(enquiry, texts, noticeFields), ...message].join('\n');
}

function getExcerpt(message: string): string {
  const characters = [...message];
  return characters.length > MAX_EXCERPT_LENGTH
    ? `${characters.slice(0, MAX_EXCERPT_LENGTH).join('')}…`
    : message;
}
