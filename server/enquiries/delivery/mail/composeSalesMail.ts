import { enquiryFieldEntries, enquiryFields, type LabelledField } from '@/lib/shared/enquiry/enquiryFields';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { escapeControls, escapeControlsInLines } from '../../escapeControls';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import { fillTemplate } from './fillTemplate';

/** Subject and body of a mail: plain text, so that visitor input is never interpreted as markup. */
export type ComposedMail = { subject: string; text: string };

/** Fields that the store adds; they end the list, before the message. */
const last: LabelledField[] = ['createdAt', 'id'];

const listed = [
  ...enquiryFieldEntries.flatMap(([name, { label }]) => (label ? [name as LabelledField] : [])),
  ...last,
].filter((name, index, all) => name !== 'message' && all.lastIndexOf(name) === index);

const getFields = {
  sales: listed,
  headquarters: listed.filter((name) => !('staysInVietnam' in enquiryFields[name])),
};

/**
 * Composes the mail about an enquiry to sales or the head office. The visitor's message comes last, so that it cannot
 * imitate the fields above.
 */
export function composeSalesMail(
  lead: StoredEnquiry,
  texts: MailMessages,
  reader: keyof typeof getFields = 'sales',
): ComposedMail {
  const { sales } = texts;
  const subject = fillTemplate(sales.subject, {
    kind: sales.kinds[lead.kind],
    subject: getTopic(lead, sales),
    name: escapeControls(lead.name),
  });
  const lines = formatSalesLines(lead, texts, getFields[reader]);
  const note = lead.suspect === '' ? [] : [sales.suspectNote, ''];
  const message =
    lead.message === '' ? [] : ['', `${sales.labels.message}:`, '', escapeControlsInLines(lead.message)];
  return {
    subject: lead.suspect === '' ? subject : `${sales.suspect} ${subject}`,
    text: [...note, ...lines, ...message, ''].join('\n'),
  };
}

function getTopic({ kind, subject }: StoredEnquiry, { kinds, subjects }: MailMessages['sales']): string {
  return subject === '' ? kinds[kind] : subjects[subject];
}

/** The telephone number as written, followed by the number to dial if it differs. */
function phoneInWords({ phone, phoneE164 }: StoredEnquiry): string {
  const isSame = phoneE164 === '' || phone.replace(/[^+\d]/g, '') === phoneE164;
  return isSame ? phone : `${phone} (${phoneE164})`;
}

/** Formats fields of an enquiry as `label: value` lines and omits empty fields. */
export function formatSalesLines(
  lead: StoredEnquiry,
  { sales }: MailMessages,
  fields: LabelledField[],
): string[] {
  const inWords: Partial<Record<LabelledField, string>> = {
    kind: sales.kinds[lead.kind],
    subject: getTopic(lead, sales),
    locale: localeInfo[lead.locale].name,
    phone: phoneInWords(lead),
    consent: lead.consentText === '' ? sales.no : sales.yes,
    transfer: lead.transferText === '' ? sales.no : sales.yes,
  };
  return fields.flatMap((name) => {
    const value = inWords[name] ?? String(lead[name]);
    return value === '' ? [] : [`${sales.labels[enquiryFields[name].label]}: ${escapeControls(value)}`];
  });
}
