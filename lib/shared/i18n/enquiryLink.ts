import type { Subject } from '../enquiry/subjects';
import { localePath } from './localePath';
import type { Locale } from './locales';
import { pages } from './paths';

/** The address of the contact form in a language, with what is asked for already chosen there. */
export function enquiryLink(locale: Locale, choice: { kind?: 'trial'; subject?: Subject } = {}): string {
  const query = new URLSearchParams(choice).toString();
  return `${localePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}
