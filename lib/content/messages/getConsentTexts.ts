import { createHash } from 'node:crypto';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { type ConsentPurpose, type ConsentText, getStoredText } from '@/lib/enquiry/consentText';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Returns the consent texts of the forms with their version hashes. The single source for both the forms and the
 * server.
 */
export function getConsentTexts(locale: Locale): Record<ConsentPurpose, ConsentText> {
  const { contact, insights } = loadMessages(locale).messages;
  return {
    information: addVersion(contact.form.consents.information),
    transfer: addVersion(contact.form.consents.transfer),
    newsletter: addVersion(insights.newsletter.consent),
  };
}

function addVersion(text: Pick<ConsentText, 'label' | 'hint'>): ConsentText {
  return { ...text, version: createHash('sha256').update(getStoredText(text)).digest('hex') };
}
