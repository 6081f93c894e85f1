import { z } from 'zod';
import { readMerged } from '@/lib/content/texts/readMessages';
import { type MailTexts, mailTexts } from '@/lib/shared/enquiry/mailTexts';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

const FILE = 'mail.json';

/**
 * Reads `messages/{locale}/mail.json` of every language; what is missing stands in English. Throws an error that names
 * the file when a text is missing in English too.
 */
export function loadMailTexts(): Record<Locale, MailTexts> {
  const entries = locales.map((locale) => {
    const result = mailTexts.safeParse(readMerged(locale, FILE).value);
    if (!result.success) throw new Error(`messages/${locale}/${FILE}: ${z.prettifyError(result.error)}`);
    return [locale, result.data] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, MailTexts>;
}
