import type { EnquiriesContent } from 'enquiries';
import type { Redirect } from 'host-files';
import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { getSiteRoutes } from '@/lib/content/routes/getSiteRoutes';
import { getStoredText } from '@/lib/shared/enquiry/consentText';
import { enquiryKinds } from '@/lib/shared/enquiry/enquiryKinds';
import { locales } from '@/lib/shared/i18n/locales';

// Everything that the server reads from message files. The build replaces these functions by their results
// (`scripts/build/server/inlineContent.ts`), so the bundled server runs without message files.

/** Returns the content of mails and forms. */
export function getSiteContent(): EnquiriesContent {
  const { company, offers, workingTime } = loadFacts();
  const consentTexts = locales.map((locale) => {
    const texts = Object.entries(getConsentTexts(locale)).map(([purpose, consent]) => [
      purpose,
      { version: consent.version, text: getStoredText(consent) },
    ]);
    return [locale, Object.fromEntries(texts)];
  });
  return {
    replyTo: company.email,
    workingTime,
    acceptedKinds: enquiryKinds.filter((kind) => kind === 'contact' || offers[kind]),
    consentTexts: Object.fromEntries(consentTexts),
    messages: loadMailMessages(),
  };
}

/** Returns the path of every page without its locale. */
export const getPagePaths = (): string[] => getSiteRoutes().map(({ path }) => path);

/** Returns the redirects from former URLs. */
export const getSiteRedirects = (): Redirect[] => loadRedirects();
