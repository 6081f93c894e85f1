import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import type { Locale } from '@/lib/shared/i18n/locales';

export type Fields = Record<string, unknown>;

/** What our forms send of themselves: the hidden field as a person leaves it, and when they were shown. */
export function formFields(): Fields {
  return { website: '', startedAt: Date.now() - 60_000 };
}

/** A complete enquiry with no box ticked, with what a test wants to be different. */
export function contactFields(different: Fields = {}): Fields {
  return {
    ...formFields(),
    kind: 'contact',
    locale: 'vi',
    name: 'Nguyễn Thị Ánh',
    email: 'anh@factory.example',
    phone: '+84 28 0000 0123',
    subject: 'erp',
    message: 'Xin chào,\nchúng tôi cần tư vấn. 我们需要咨询。',
    ...different,
  };
}

/** The box for information about products, ticked on a page in a language. */
export function getConsent(locale: Locale = 'vi'): Fields {
  return { consent: true, consentVersion: getConsentTexts(locale).information.version };
}

/** The box for the head office, ticked likewise. */
export function getTransferConsent(locale: Locale = 'vi'): Fields {
  return { transfer: true, transferVersion: getConsentTexts(locale).transfer.version };
}

export function newsletterFields(different: Fields = {}): Fields {
  return {
    ...formFields(),
    kind: 'newsletter',
    locale: 'en',
    email: 'reader@factory.example',
    consent: true,
    ...different,
  };
}
