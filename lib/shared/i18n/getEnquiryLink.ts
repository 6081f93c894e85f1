import type { Subject } from '../enquiry/subjects';
import { getLocalePath } from './getLocalePath';
import type { Locale } from './locales';
import { pages } from './paths';

/** Returns the URL of the contact form in a locale, with kind and subject preselected. */
export function getEnquiryLink(locale: Locale, choice: { kind?: 'trial'; subject?: Subject } = {}): string {
  const query = new URLSearchParams(choice).toString();
  return `${getLocalePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}
