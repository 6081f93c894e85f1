import { defaultLocale, isLocale, type Locale } from './locales';

type LocalePreferences = {
  /** The raw `lang` query value, if any. */
  query?: string | null;
  /** The language stored by an earlier explicit choice, as read: it may have been tampered with. */
  stored?: string | null;
  /** The languages of the browser, the most wanted first (`navigator.languages`, or a parsed header). */
  accepted?: readonly string[];
};

/**
 * Decides the language of a bare path: query, then the stored choice, then the first accepted language whose primary
 * subtag is supported, then English.
 */
export function negotiateLocale({ query, stored, accepted = [] }: LocalePreferences): Locale {
  const subtags = accepted.map((tag) => String(tag).trim().split(/[-_]/)[0]?.toLowerCase());
  return [query, stored, ...subtags].find(isLocale) ?? defaultLocale;
}
