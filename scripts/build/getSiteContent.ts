import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { getStoredText } from '@/lib/shared/enquiry/consentText';
import { enquiryKinds } from '@/lib/shared/enquiry/enquiryKinds';
import { locales } from '@/lib/shared/i18n/locales';
import type { SiteContent } from '@/server/siteContent';

/** Returns the content of the server: redirects from former URLs, and the content of mails and forms. */
export function getSiteContent(): SiteContent {
  const { company, offers, workingTime } = loadFacts();
  const consentTexts = locales.map((locale) => {
    const texts = Object.entries(getConsentTexts(locale)).map(([purpose, consent]) => [
      purpose,
      { version: consent.version, text: getStoredText(consent) },
    ]);
    return [locale, Object.fromEntries(texts)];
  });
  return {
    redirects: loadRedirects(),
    enquiries: {
      replyTo: company.email,
      workingTime,
      acceptedKinds: enquiryKinds.filter((kind) => kind === 'contact' || offers[kind]),
      consentTexts: Object.fromEntries(consentTexts),
      messages: loadMailMessages(),
      unsentPages: Object.fromEntries(
        locales.map((locale) => {
          const { failure, failureText, submit } = loadMessages(locale).messages.contact.form;
          return [locale, { title: failure, text: failureText, button: submit }];
        }),
      ),
    },
  };
}
