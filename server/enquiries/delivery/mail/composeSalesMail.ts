import { enquiryFieldEntries, enquiryFields, type LabelledField } from '@/lib/shared/enquiry/enquiryFields';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { escapeControls, escapeControlsInLines } from '../../escapeControls';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import { fillTemplate } from './fillTemplate';

/** What a mail says: plain text, so that nothing a visitor wrote is ever read as markup. */
export type ComposedMail = { subject: string; text: string };

/** What ends the list of fields, before the message: what the store added. */
const last: LabelledField[] = ['createdAt', 'id'];

const listed = [
  ...enquiryFieldEntries.flatMap(([name, { label }]) => (label ? [name as LabelledField] : [])),
  ...last,
].filter((name, index, all) => name !== 'message' && all.lastIndexOf(name) === index);

const getFields = {
  sales: listed,
  headquarters: listed.filter((name) => !('staysInVietnam' in enquiryFields[name])),
};

/** Tells sales, or the head office, of a lead. The visitor's message comes last: nothing in it can pass for a line above. */
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

/** The telephone number as written, followed by the number to dial if it is not exactly that. */
function phoneInWords({ phone, phoneE164 }: StoredEnquiry): string {
  const isSame = phoneE164 === '' || phone.replace(/[^+\d]/g, '') === phoneE164;
  return isSame ? phone : `${phone} (${phoneE164})`;
}

/** Some fields of a lead in words, a line each; those that are empty are left out. */
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
