import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import type { Locale } from '@/lib/shared/i18n/locales';

export type Fields = Record<string, unknown>;

/** The fields that our forms add: the empty honeypot, and the time when the form was shown. */
export function formFields(): Fields {
  return { website: '', startedAt: Date.now() - 60_000 };
}

/** A complete enquiry without ticked checkboxes, overridden by the fields of a test. */
export function contactFields(overrides: Fields = {}): Fields {
  return {
    ...formFields(),
    kind: 'contact',
    locale: 'vi',
    name: 'Nguyễn Thị Ánh',
    email: 'anh@factory.example',
    phone: '+84 28 0000 0123',
    subject: 'erp',
    message: 'Xin chào,\nchúng tôi cần tư vấn. 我们需要咨询。',
    ...overrides,
  };
}

/** The consent to product information, as ticked on a page in a locale. */
export function getConsent(locale: Locale = 'vi'): Fields {
  return { consent: true, consentVersion: getConsentTexts(locale).information.version };
}

/** The consent to the transfer to the head office, as ticked on a page in a locale. */
export function getTransferConsent(locale: Locale = 'vi'): Fields {
  return { transfer: true, transferVersion: getConsentTexts(locale).transfer.version };
}

/** A newsletter subscription as sent by a page in a locale, overridden by the fields of a test. */
export function newsletterFields({ locale = 'en', ...overrides }: Fields = {}): Fields {
  return {
    ...formFields(),
    kind: 'newsletter',
    locale,
    email: 'reader@factory.example',
    consent: true,
    consentVersion: getConsentTexts(locale as Locale).newsletter.version,
    ...overrides,
  };
}
