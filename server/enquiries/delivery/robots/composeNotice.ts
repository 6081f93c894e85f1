import type { LabelledField } from '@/lib/shared/enquiry/leadFields';
import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import { escapeControlsInLines } from '../../escapeControls';
import type { StoredLead } from '../../store/StoredLead';
import { salesLines } from '../mail/composeSalesMail';
import { fillTemplate } from '../mail/fillTemplate';

/** So much of a message is enough to know who should answer it, in characters. */
const EXCERPT = 500;

const whole: LabelledField[] = [
  'kind',
  'subject',
  'name',
  'company',
  'email',
  'phone',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing',
  'id',
];

/**
 * Tells a group of a lead, in the visitor's language. Where the sender's data may not leave Vietnam, it says what the
 * lead is about and where to read the rest. The visitor's message comes last: nothing in it can pass for a line above.
 */
export function composeNotice(lead: StoredLead, texts: MailTexts, mayLeaveVietnam: boolean): string {
  const { sales } = texts;
  const suspect = lead.suspect === '' ? [] : [sales.suspect];
  if (!mayLeaveVietnam) {
    const lines = salesLines(lead, texts, ['kind', 'subject', 'id']);
    return [...suspect, ...lines, fillTemplate(sales.withheld, { id: lead.id })].join('\n');
  }
  const message = lead.message === '' ? [] : ['', escapeControlsInLines(excerptOf(lead.message))];
  return [...suspect, ...salesLines(lead, texts, whole), ...message].join('\n');
}

function excerptOf(message: string): string {
  const characters = [...message];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('')}…` : message;
}
