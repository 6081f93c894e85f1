import { consentTexts } from '@/lib/content/entries/consentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMailTexts } from '@/lib/content/forServer/loadMailTexts';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';

/**
 * What the server says, from the message files: the only place of the server that reads them. The bundle has the result
 * instead (`scripts/build/server/evaluateContent.ts`), so that the server runs without message files.
 */
export function siteContent() {
  const { company, workingTime } = loadFacts();
  return {
    /** Where answers to our mails go, and when we answer. */
    company: { email: company.email, workingTime },
    consentTexts: Object.fromEntries(locales.map((locale) => [locale, consentTexts(locale)])) as ConsentTexts,
    mailTexts: loadMailTexts(),
  };
}

export type Company = ReturnType<typeof siteContent>['company'];
