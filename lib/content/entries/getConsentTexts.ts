import { createHash } from 'node:crypto';
import { type ConsentPurpose, type ConsentText, getShownText } from '@/lib/shared/enquiry/consentText';
import type { Locale } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';

/** The consents that the forms ask for in a language. Forms and server have texts and versions from here alone. */
export function getConsentTexts(locale: Locale): Record<ConsentPurpose, ConsentText> {
  const { contact, insights } = loadMessages(locale).messages;
  return {
    information: versioned(contact.form.consents.information),
    transfer: versioned(contact.form.consents.transfer),
    newsletter: versioned(insights.newsletter.consent),
  };
}

function versioned(text: Pick<ConsentText, 'label' | 'hint'>): ConsentText {
  return { ...text, version: createHash('sha256').update(getShownText(text)).digest('hex') };
}
