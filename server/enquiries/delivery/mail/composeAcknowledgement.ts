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

/** So much of a lead's id is its number: enough to find it, and short enough to be read out on the telephone. */
const NUMBER_LENGTH = 8;

/** Says that an enquiry has come. Nobody has confirmed the address: nothing that was typed in goes to it, not even a name. */
export function composeAcknowledgement(
  { id, kind, createdAt, locale }: Pick<StoredEnquiry, 'id' | 'kind' | 'createdAt' | 'locale'>,
  { acknowledgement }: MailMessages,
  { workingTime }: Company,
  publicOrigin: string,
): ComposedMail {
  const { subject, body } = kind === 'trial' ? acknowledgement.trial : acknowledgement.contact;
  const values = {
    number: id.slice(0, NUMBER_LENGTH),
    ...inVietnam(getReplyDeadline(Date.parse(createdAt), workingTime), locale),
    privacy: `${publicOrigin}${getLocalePath(locale, pages.privacy)}`,
  };
  return { subject: fillTemplate(subject, values), text: fillTemplate(body, values) };
}

/** The hour and the day in Vietnam: `09:05`, `Tuesday 24 November`. */
function inVietnam(time: number, locale: Locale): { hour: string; day: string } {
  const { dateCode, time: asTime, prose } = languageTraits[locale];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateCode, { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(time);
  return {
    hour: asTime(format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })),
    day: prose(format({ weekday: 'long', day: 'numeric', month: 'long' })),
  };
}
