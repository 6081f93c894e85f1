import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import type { Locale } from '@/lib/i18n/locales';

export type Fields = Record<string, unknown>;

/** Returns the fields that the site’s forms add: the empty honeypot, and the time when the form was shown. */
function createFormFields(): Fields {
  return { website: '', startedAt: Date.now() - 60_000 };
}

/** Creates an enquiry with all fields filled in, but no checkbox ticked. `overrides` replaces some of the fields. */
export function createContactFields(overrides: Fields = {}): Fields {
  return {
    ...createFormFields(),
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

/** Returns the fields that a page in a locale sends if the consent to product information is ticked. */
export function getConsent(locale: Locale = 'vi'): Fields {
  return { consent: true, consentVersion: getConsentTexts(locale).information.version };
}

/** Returns the fields that a page in a locale sends if the consent to the transfer to the head office is ticked. */
export function getTransferConsent(locale: Locale = 'vi'): Fields {
  return { transfer: true, transferVersion: getConsentTexts(locale).transfer.version };
}

/** Creates a newsletter subscription, as a page in a locale sends it. `overrides` replaces some of the fields. */
export function createNewsletterFields({ locale = 'en', ...overrides }: Fields = {}): Fields {
  return {
    ...createFormFields(),
    kind: 'newsletter',
    locale,
    email: 'reader@factory.example',
    consent: true,
    consentVersion: getConsentTexts(locale as Locale).newsletter.version,
    ...overrides,
  };
}
