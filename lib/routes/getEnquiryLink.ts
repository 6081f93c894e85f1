import { type Subject, trialSubject } from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';

export type EnquiryChoice = { kind?: 'trial'; subject?: Subject; about?: `${'case' | 'service'}:${string}` };

/** Returns the URL of the contact form in a locale, with preselected kind, subject, and case or service. */
export function getEnquiryLink(locale: Locale, choice: EnquiryChoice = {}): string {
  const query = decodeURIComponent(new URLSearchParams(choice).toString());
  return `${getLocalePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}

/** Returns the URL of the trial application. The case or service is preselected if it can be tried. */
export function getTrialLink(locale: Locale, { subject, about }: EnquiryChoice = {}): string {
  const choice = { ...(subject && { subject }), ...(about && { about }) };
  return getEnquiryLink(locale, { kind: 'trial', ...(subject === trialSubject && choice) });
}
