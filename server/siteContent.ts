import { loadCompany } from '@/lib/content/forServer/loadCompany';
import { loadConsentTexts } from '@/lib/content/forServer/loadConsentTexts';
import { loadMailTexts } from '@/lib/content/forServer/loadMailTexts';

/**
 * What the server says, from the message files: the only place of the server that reads them. The bundle has the result
 * instead (`scripts/build/server/evaluateContent.ts`), so that the server runs without message files.
 */
export const siteContent = () => ({
  company: loadCompany(),
  consentTexts: loadConsentTexts(),
  mailTexts: loadMailTexts(),
});

/** Where answers to our mails go, and when we answer. */
export type Company = ReturnType<typeof loadCompany>;
