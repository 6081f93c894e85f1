import { z } from 'zod';
import { mergeFallback } from '@/lib/content/mergeFallback';
import { readJson } from '@/lib/content/readMessages';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { leadKinds } from '@/lib/leads/leadKinds';
import { subjects } from '@/lib/leads/subjects';

const FILE = 'mail.json';

const text = z.string().min(1);
const told = z.object({ title: text, text });
const asked = told.extend({ button: text });

const mailTexts = z.object({
  sales: z.object({
    subject: text,
    suspect: text,
    suspectNote: text,
    kinds: z.record(z.enum(leadKinds), text),
    subjects: z.record(z.enum(subjects), text),
    labels: z.object({
      kind: text,
      name: text,
      company: text,
      email: text,
      phone: text,
      subject: text,
      language: text,
      newsConsent: text,
      source: text,
      time: text,
      id: text,
      message: text,
    }),
    yes: text,
    no: text,
  }),
  confirmation: z.object({ subject: text, body: text }),
  welcome: z.object({ subject: text, body: text }),
  pages: z.object({
    confirm: asked,
    confirmed: told,
    unsubscribe: asked,
    unsubscribed: told,
    invalid: told,
    unavailable: told,
  }),
  home: text,
});

/** The texts of the mails and of the pages their links lead to, in one language. */
export type MailTexts = z.output<typeof mailTexts>;

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
