import { type LabelledField, leadFieldEntries } from '@/lib/shared/enquiry/leadFields';
import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import { escapeControlsInLines } from '../../escapeControls';
import type { StoredLead } from '../../store/StoredLead';
import { salesLines } from '../mail/composeSalesMail';
import { fillTemplate } from '../mail/fillTemplate';

/** So much of a message is enough to know who should answer it, in characters. */
const EXCERPT = 500;

/** The lines of a message, as the table has them. */
const lines = leadFieldEntries
  .flatMap(([name, { chatLine }]) => (chatLine ? [{ name: name as LabelledField, chatLine }] : []))
  .sort((one, other) => one.chatLine - other.chatLine)
  .map(({ name }) => name);

/** Tells a group of a lead; only its kind and number where the rest may not leave Vietnam. The message comes last, as in mails. */
export function composeNotice(lead: StoredLead, texts: MailTexts, mayLeaveVietnam: boolean): string {
  const { sales } = texts;
  if (!mayLeaveVietnam) {
    const known = salesLines(lead, texts, ['kind', 'id']);
    return [...known, fillTemplate(sales.withheld, { id: lead.id })].join('\n');
  }
  const suspect = lead.suspect === '' ? [] : [sales.suspect];
  const message = lead.message === '' ? [] : ['', escapeControlsInLines(excerptOf(lead.message))];
  return [...suspect, ...salesLines(lead, texts, lines), ...message].join('\n');
}

function excerptOf(message: string): string {
  const characters = [...message];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('')}…` : message;
}
