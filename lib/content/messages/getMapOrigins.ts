import { loadMessages } from '@/lib/content/messages/readMessages';
import { locales } from '@/lib/i18n/locales';

/** Returns the origins of the embedded maps of all languages. */
export function getMapOrigins(): string[] {
  return [
    ...new Set(locales.map((locale) => new URL(loadMessages(locale).messages.contact.map.embed).origin)),
  ];
}
