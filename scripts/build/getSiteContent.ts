import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { getStoredText } from '@/lib/enquiry/consentText';
import { enquiryKinds } from '@/lib/enquiry/fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadRedirects } from '@/lib/routes/loadRedirects';
import type { SiteContent } from '@/server/site';

/** Returns the content of the server: redirects from former URLs, and the content of mails and forms. */
export function getSiteContent(): SiteContent {
  const { company, offers, workingTime } = loadFacts();
  const mapLocales = <T>(getValue: (locale: Locale) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, getValue(locale)])) as Record<Locale, T>;
  return {
    redirects: loadRedirects(),
    enquiries: {
      replyTo: company.email,
      workingTime,
      acceptedKinds: enquiryKinds.filter((kind) => kind === 'contact' || offers[kind]),
      consentTexts: mapLocales((locale) => {
        const texts = Object.entries(getConsentTexts(locale)).map(([purpose, consent]) => [
          purpose,
          { version: consent.version, text: getStoredText(consent) },
        ]);
        return Object.fromEntries(texts);
      }),
      messages: loadMailMessages(),
      unsentPages: mapLocales((locale) => {
        const { failure, failureText, submit } = loadMessages(locale).messages.contact.form;
        return { title: failure, text: failureText, button: submit };
      }),
    },
  };
}
