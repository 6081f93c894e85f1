import type { EnquiriesContent } from 'enquiries';
import type { Redirect } from 'host-files';
import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { getSiteRoutes } from '@/lib/content/routes/getSiteRoutes';
import { type ConsentText, getStoredText } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';

// Everything that the server reads from message files. The build replaces these functions by their results
// (`scripts/build/server/inlineContent.ts`), so the bundled server runs without message files.

/** Returns the content of mails and forms. */
export function getSiteContent(): EnquiriesContent {
  const { company, workingTime } = loadFacts();
  const createStoredText = (consent: ConsentText) => ({
    version: consent.version,
    text: getStoredText(consent),
  });
  const entries = locales.map((locale) => {
    const { information, transfer, newsletter } = getConsentTexts(locale);
    const texts = {
      information: createStoredText(information),
      transfer: createStoredText(transfer),
      newsletter: createStoredText(newsletter),
    };
    return [locale, texts] as const;
  });
  return {
    replyTo: company.email,
    workingTime,
    consentTexts: Object.fromEntries(entries),
    messages: loadMailMessages(),
  };
}

/** Returns the path of every page without its locale. */
export const getPagePaths = (): string[] => getSiteRoutes().map(({ path }) => path);

/** Returns the redirects from former URLs. */
export const getSiteRedirects = (): Redirect[] => loadRedirects();
