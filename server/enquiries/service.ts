import type { StoredConsentTexts } from '@/lib/enquiry/consentText';
import type { EnquiryKind } from '@/lib/enquiry/fields';
import type { MailMessages } from '@/lib/enquiry/mailMessages';
import { type Locale, toLocale } from '@/lib/i18n/locales';
import type { WorkingTime } from '@/lib/i18n/workingTime';
import type { Log } from '../http/log';
import type { EnquiriesConfig } from './config';
import type { ResultPage } from './resultPages';
import type { Clock } from './store/clock';
import type { Database } from './store/Database';

/** The objects that receive, store and deliver enquiries. */
export type EnquiryService = {
  config: EnquiriesConfig;
  /** A release may replace its fields while the server runs. */
  content: EnquiriesContent;
  database: Database;
  clock: Clock;
  log: Log;
};

/** The content of mails, forms and their pages, which the build writes to `out/`. */
export type EnquiriesContent = {
  /** Reply address of the mails to visitors. */
  replyTo: string;
  workingTime: WorkingTime;
  /** The kinds of forms that are accepted at present. */
  acceptedKinds: readonly EnquiryKind[];
  consentTexts: Record<Locale, StoredConsentTexts>;
  messages: Record<Locale, MailMessages>;
  /** The page for a form without scripts that was not accepted, with a button that sends it again. */
  unsentPages: Record<Locale, ResultPage>;
};

/** Returns the messages in the locale of a stored enquiry or subscription, which the site may no longer have. */
export function getMessages({ content }: EnquiryService, locale: string): MailMessages {
  return content.messages[toLocale(locale)];
}

/** Returns the messages of a team: in its own locale if one is configured, otherwise in the visitor's. */
export function getStaffMessages(
  service: EnquiryService,
  team: 'sales' | 'headquarters',
  visitorLocale: string,
): MailMessages {
  return getMessages(service, service.config.staffLocales[team] ?? visitorLocale);
}

/**
 * Control characters, the line separators U+2028 and U+2029, and bidirectional formatting characters, which can reorder
 * displayed text (CVE-2021-42574).
 */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const shortEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control and invisible characters on one line: ESC becomes `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Escapes control characters in a multi-line text, but keeps line breaks and tabs. */
export function escapeControlsInLines(text: string): string {
  return text.replace(/[^\n\t]+/g, escapeControls);
}

/**
 * Replaces the `{name}` placeholders of a template. Placeholders inside values are not replaced. Throws if a
 * placeholder has no value.
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the placeholder ${placeholder} in "${template}".`);
    return value;
  });
}
