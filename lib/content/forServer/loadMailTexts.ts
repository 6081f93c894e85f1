import { z } from 'zod';
import { mergeFallback } from '@/lib/content/texts/mergeFallback';
import { readJson } from '@/lib/content/texts/readMessages';
import { type MailTexts, mailTexts } from '@/lib/shared/enquiry/mailTexts';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';

const FILE = 'mail.json';

/**
 * Reads `messages/{locale}/mail.json` of every language; what is missing stands in English. Throws an error that names
 * the file when a text is missing in English too.
 */
export function loadMailTexts(): Record<Locale, MailTexts> {
  const english = readJson(defaultLocale, FILE);
  const entries = locales.map((locale) => {
    const translation = locale === defaultLocale ? english : readJson(locale, FILE);
    const { value } = mergeFallback(english as never, translation as never);
    const result = mailTexts.safeParse(value);
    if (!result.success) throw new Error(`messages/${locale}/${FILE}: ${z.prettifyError(result.error)}`);
    return [locale, result.data] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, MailTexts>;
}
