import { enquiryFieldEntries, enquiryFields, type LabelledField } from '@/lib/shared/enquiry/enquiryFields';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { escapeControls, escapeControlsInLines } from '../../escapeControls';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import { fillTemplate } from './fillTemplate';

/** Subject and body of a mail: plain text, so that visitor input is never interpreted as markup. */
export type ComposedMail = { subject: string; text: string };

/** Fields that the store adds; they end the list, before the message. */
const storeFields: LabelledField[] = ['createdAt', 'id'];

const salesFields = [
  ...enquiryFieldEntries.flatMap(([name, { label }]) => (label ? [name as LabelledField] : [])),
  ...storeFields,
].filter((name, index, all) => name !== 'message' && all.lastIndexOf(name) === index);

const fieldsByChannel = {
  sales: salesFields,
  headquarters: salesFields.filter((name) => !('staysInVietnam' in enquiryFields[name])),
};

/**
 * Composes the mail about an enquiry to sales or the head office. The visitor's message comes last, so that it cannot
 * imitate the fields above.
 */
export function composeSalesMail(
  enquiry: StoredEnquiry,
  texts: MailMessages,
  channel: keyof typeof fieldsByChannel = 'sales',
): ComposedMail {
  const { sales } = texts;
  const subject = fillTemplate(sales.subject, {
    kind: sales.kinds[enquiry.kind],
    subject: getTopic(enquiry, sales),
    name: escapeControls(enquiry.name),
  });
  const lines = formatSalesLines(enquiry, texts, fieldsByChannel[channel]);
  const note = enquiry.suspect === '' ? [] : [sales.suspectNote, ''];
  const message =
    enquiry.message === ''
      ? []
      : ['', `${sales.labels.message}:`, '', escapeControlsInLines(enquiry.message)];
  return {
    subject: enquiry.suspect === '' ? subject : `${sales.suspect} ${subject}`,
    text: [...note, ...lines, ...message, ''].join('\n'),
  };
}

function getTopic({ kind, subject }: StoredEnquiry, { kinds, subjects }: MailMessages['sales']): string {
  return subject === '' ? kinds[kind] : subjects[subject];
}

/** The telephone number as written, followed by the number to dial if it differs. */
function formatPhone({ phone, phoneE164 }: StoredEnquiry): string {
  const isDialable = phoneE164 === '' || phone.replace(/[^+\d]/g, '') === phoneE164;
  return isDialable ? phone : `${phone} (${phoneE164})`;
}

/** Formats fields of an enquiry as `label: value` lines and omits empty fields. */
export function formatSalesLines(
  enquiry: StoredEnquiry,
  { sales }: MailMessages,
  fields: LabelledField[],
): string[] {
  const formattedValues: Partial<Record<LabelledField, string>> = {
    kind: sales.kinds[enquiry.kind],
    subject: getTopic(enquiry, sales),
    locale: localeInfo[enquiry.locale].name,
    phone: formatPhone(enquiry),
    consent: enquiry.consentText === '' ? sales.no : sales.yes,
    transfer: enquiry.transferText === '' ? sales.no : sales.yes,
  };
  return fields.flatMap((name) => {
    const value = formattedValues[name] ?? String(enquiry[name]);
    return value === '' ? [] : [`${sales.labels[enquiryFields[name].label]}: ${escapeControls(value)}`];
  });
}
