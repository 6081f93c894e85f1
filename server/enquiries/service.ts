import type { StoredConsentTexts } from '@/lib/enquiry/consentText';
import type { EnquiryKind } from '@/lib/enquiry/fields';
import type { MailMessages } from '@/lib/enquiry/mailMessages';
import { type Locale, toLocale } from '@/lib/i18n/locales';
import type { WorkingTime } from '@/lib/i18n/workingTime';
import type { Log } from '../http/log';
import type { Clock } from './clock';
import type { EnquiriesConfig } from './config';
import type { ResultPage } from './resultPages';
import type { Database } from './store/Database';

/** The objects that receive, store and deliver enquiries. */
export type EnquiryService = {
  config: EnquiriesConfig;
  /** A release may replace its fields while the server runs. */
  content: EnquiriesContent;
  database: Database;
  clock: Clock;
  log: Log;
};

/** The content of mails, forms and their pages, which the build writes to `out/`. */
export type EnquiriesContent = {
  /** Reply address of the mails to visitors. */
  replyTo: string;
  workingTime: WorkingTime;
  /** The kinds of forms that are accepted at present. */
  acceptedKinds: readonly EnquiryKind[];
  consentTexts: Record<Locale, StoredConsentTexts>;
  messages: Record<Locale, MailMessages>;
  /** The page for a form without scripts that was not accepted, with a button that sends it again. */
  unsentPages: Record<Locale, ResultPage>;
};

/** Returns the messages in the locale of a stored enquiry or subscription, which the site may no longer have. */
export function getMessages({ content }: EnquiryService, locale: string): MailMessages {
  return content.messages[toLocale(locale)];
}

/** Returns the messages of a team: in its own locale if one is configured, otherwise in the visitor's. */
export function getStaffMessages(
  service: EnquiryService,
  team: 'sales' | 'headquarters',
  visitorLocale: string,
): MailMessages {
  return getMessages(service, service.config.staffLocales[team] ?? visitorLocale);
}
