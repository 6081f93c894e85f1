import { z } from 'zod';
import type { MailLabel } from '@/lib/shared/enquiry/enquiryFields';
import { type MailMessages, mailMessages } from '@/lib/shared/enquiry/mailMessages';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import type english from '@/messages/en/mail.json';
import { readMergedMessages } from './readMessages';

const FILE = 'mail.json';

/** Not imported: if the English messages lack the label of a field in emails, type checking fails and names the label. */
export type RequiredMailLabels = Pick<(typeof english)['sales']['labels'], MailLabel>;

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
