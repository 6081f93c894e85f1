import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import type { Company } from '@/server/siteContent';
import type { StoredLead } from '../../store/StoredLead';
import { answerTime } from './answerTime';
import type { ComposedMail } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';

/** So much of a lead's id is its number: enough to find it, and short enough to be read out on the telephone. */
const NUMBER_LENGTH = 8;

/** Says that an enquiry has come. Nobody has confirmed the address: nothing that was typed in goes to it, not even a name. */
export function composeAcknowledgement(
  { id, kind, createdAt, locale }: Pick<StoredLead, 'id' | 'kind' | 'createdAt' | 'locale'>,
  { acknowledgement }: MailTexts,
  { workingTime }: Company,
  publicOrigin: string,
): ComposedMail {
  const { subject, body } = kind === 'trial' ? acknowledgement.trial : acknowledgement.contact;
  const values = {
    number: id.slice(0, NUMBER_LENGTH),
    ...inVietnam(answerTime(Date.parse(createdAt), workingTime), locale),
    privacy: `${publicOrigin}${localePath(locale, pages.privacy)}`,
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
