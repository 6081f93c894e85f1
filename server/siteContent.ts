import { consentTexts } from '@/lib/content/entries/consentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMailTexts } from '@/lib/content/forServer/loadMailTexts';
import { redirects } from '@/lib/content/redirects/redirects';
import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';
import type { Redirect } from '@/lib/shared/Redirect';

// All that the server has from message files. The bundles have the results instead of these functions
// (`scripts/build/server/evaluateContent.ts`), so that the server runs without message files.

/** What the server says. */
export function siteContent() {
  const { company, workingTime } = loadFacts();
  return {
    /** Where answers to our mails go, and when we answer. */
    company: { email: company.email, workingTime },
    consentTexts: Object.fromEntries(locales.map((locale) => [locale, consentTexts(locale)])) as ConsentTexts,
    mailTexts: loadMailTexts(),
  };
}

/** The bare path of every page. */
export const sitePaths = (): string[] => siteRoutes().map(({ path }) => path);

/** The addresses that lead on to others. */
export const siteRedirects = (): Redirect[] => redirects();

export type Company = ReturnType<typeof siteContent>['company'];
