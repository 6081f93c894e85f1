import { locales } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';

/** Returns the origins of the embedded maps of all languages. */
export function getMapOrigins(): string[] {
  return [
    ...new Set(locales.map((locale) => new URL(loadMessages(locale).messages.contact.map.embed).origin)),
  ];
}
