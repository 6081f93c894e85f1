import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import type { Company } from '@/server/getSiteContent';
import type { StoredEnquiry } from '../../store/StoredEnquiry';
import type { ComposedMail } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';
import { getReplyDeadline } from './getReplyDeadline';

/**
 * The reference number is the start of the enquiry's ID: long enough to find it, short enough to read out on the
 * telephone.
 */
const REFERENCE_LENGTH = 8;

/**
 * Composes the acknowledgement of an enquiry. The email address is unconfirmed, so the mail contains no visitor input,
 * not even the name.
 */
export function composeAcknowledgement(
  { id, kind, createdAt, locale }: Pick<StoredEnquiry, 'id' | 'kind' | 'createdAt' | 'locale'>,
  { acknowledgement }: MailMessages,
  { workingTime }: Company,
  publicOrigin: string,
): ComposedMail {
  const { subject, body } = kind === 'trial' ? acknowledgement.trial : acknowledgement.contact;
  const values = {
    number: id.slice(0, REFERENCE_LENGTH),
    ...formatVietnamTime(getReplyDeadline(Date.parse(createdAt), workingTime), locale),
    privacy: `${publicOrigin}${getLocalePath(locale, pages.privacy)}`,
  };
  return { subject: fillTemplate(subject, values), text: fillTemplate(body, values) };
}

/** Formats the hour and the day in Vietnam, for example `09:05` and `Tuesday 24 November`. */
function formatVietnamTime(time: number, locale: Locale): { hour: string; day: string } {
  const { dateCode, formatTime, formatProse } = languageTraits[locale];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateCode, { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(time);
  return {
    hour: formatTime(format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })),
    day: formatProse(format({ weekday: 'long', day: 'numeric', month: 'long' })),
  };
}
