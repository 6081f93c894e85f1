import { z } from 'zod';
import { type MailMessages, mailMessages } from '@/lib/enquiry/mailMessages';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readMergedMessages } from './readMessages';

const FILE = 'mail.json';

/**
 * Reads `messages/{locale}/mail.json` of every locale; missing messages fall back to English. Throws an error with the
 * file's path if an English message is missing.
 */
export function loadMailMessages(): Record<Locale, MailMessages> {
  const entries = locales.map((locale) => {
    const result = mailMessages.safeParse(readMergedMessages(locale, FILE).value);
    if (!result.success) throw new Error(`messages/${locale}/${FILE}: ${z.prettifyError(result.error)}`);
    return [locale, result.data] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, MailMessages>;
}
