import type { Subject } from '../enquiry/subjects';
import { localePath } from './localePath';
import type { Locale } from './locales';
import { pages } from './paths';

/** What a link to the contact form may choose in it. */
export type EnquiryChoice = { kind?: 'trial'; subject?: Subject };

/** The address of the contact form in a language, with what is asked for already chosen there. */
export function enquiryLink(locale: Locale, choice: EnquiryChoice = {}): string {
  const query = new URLSearchParams(choice).toString();
  return `${localePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}
