import type { Locale } from './locales';

type Wishes = {
  /** The raw `lang` query value, if any. */
  query?: string | null;
  /** The language stored by an earlier explicit choice, as read: it may have been tampered with. */
  stored?: string | null;
  /** The languages of the browser, the most wanted first (`navigator.languages`, or a parsed header). */
  accepted?: readonly string[];
};

/**
 * Decides the language of a bare path: query, then the stored choice, then the first accepted language whose primary
 * subtag is supported, then `fallback`. Refers to nothing outside itself, because its source is also printed into the
 * pages that decide without a server.
 */
export function negotiateLocale(wishes: Wishes, supported: readonly Locale[], fallback: Locale): Locale {
  const exact = (value: unknown) => supported.find((locale) => locale === value);
  const accepted = (wishes.accepted ?? [])
    .map((tag) => exact(String(tag).trim().split(/[-_]/)[0]?.toLowerCase()))
    .find((locale) => locale !== undefined);
  return exact(wishes.query) ?? exact(wishes.stored) ?? accepted ?? fallback;
}
