import type { Subject } from '../enquiry/subjects';
import { getLocalePath } from './getLocalePath';
import type { Locale } from './locales';
import { pages } from './paths';

/** The address of the contact form in a language, with what is asked for already chosen there. */
export function getEnquiryLink(locale: Locale, choice: { kind?: 'trial'; subject?: Subject } = {}): string {
  const query = new URLSearchParams(choice).toString();
  return `${getLocalePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}
