import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMailMessages } from '@/lib/content/mail/loadMailMessages';
import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { getSiteRoutes } from '@/lib/content/routes/getSiteRoutes';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';
import type { Redirect } from '@/lib/shared/Redirect';

// Everything that the server reads from message files. The build replaces these functions by their results
// (`scripts/build/server/inlineContent.ts`), so the bundled server runs without message files.

/** Returns the content that the server needs for mails and forms. */
export function getSiteContent() {
  const { company, workingTime } = loadFacts();
  return {
    /** The reply address of the site's mails, and the working hours that determine the reply time. */
    company: { email: company.email, workingTime },
    consentTexts: Object.fromEntries(
      locales.map((locale) => [locale, getConsentTexts(locale)]),
    ) as ConsentTexts,
    mailTexts: loadMailMessages(),
  };
}

/** Returns the path of every page without its locale. */
export const getPagePaths = (): string[] => getSiteRoutes().map(({ path }) => path);

/** Returns the redirects from former URLs. */
export const getSiteRedirects = (): Redirect[] => loadRedirects();

export type Company = ReturnType<typeof getSiteContent>['company'];
