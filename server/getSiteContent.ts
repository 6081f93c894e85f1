import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMailMessages } from '@/lib/content/mail/loadMailMessages';
import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';
import type { Redirect } from '@/lib/shared/Redirect';

// All that the server has from message files. The bundles have the results instead of these functions
// (`scripts/build/server/inlineContent.ts`), so that the server runs without message files.

/** What the server says. */
export function getSiteContent() {
  const { company, workingTime } = loadFacts();
  return {
    /** Where answers to our mails go, and when we answer. */
    company: { email: company.email, workingTime },
    consentTexts: Object.fromEntries(
      locales.map((locale) => [locale, getConsentTexts(locale)]),
    ) as ConsentTexts,
    mailTexts: loadMailMessages(),
  };
}

/** The bare path of every page. */
export const pagePaths = (): string[] => siteRoutes().map(({ path }) => path);

/** The addresses that lead on to others. */
export const siteRedirects = (): Redirect[] => loadRedirects();

export type Company = ReturnType<typeof getSiteContent>['company'];
