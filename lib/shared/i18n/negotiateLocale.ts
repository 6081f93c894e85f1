import { defaultLocale, isLocale, type Locale } from './locales';

type LocalePreferences = {
  /** The raw `lang` query value, if any. */
  query?: string | null;
  /** The stored value of an earlier explicit choice. Not validated yet: visitors can change it. */
  stored?: string | null;
  /** The browser's languages in order of preference (`navigator.languages`, or a parsed header). */
  accepted?: readonly string[];
};

/**
 * Negotiates the locale for a path without one: the query, then the stored choice, then the first accepted language
 * whose primary subtag is supported, then English.
 */
export function negotiateLocale({ query, stored, accepted = [] }: LocalePreferences): Locale {
  const subtags = accepted.map((tag) => String(tag).trim().split(/[-_]/)[0]?.toLowerCase());
  return [query, stored, ...subtags].find(isLocale) ?? defaultLocale;
}
