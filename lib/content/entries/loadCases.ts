import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { loadEntries, type TranslatedEntry } from './loadEntries';
import type { Entry } from './schemas';

export type CustomerCase = TranslatedEntry<Entry<'customer-cases.json'>>;

/** Returns a customer case by its id, or undefined if it does not exist. */
export function findCase(locale: Locale, id: string): CustomerCase | undefined {
  return loadEntries('customer-cases.json', locale).find((item) => item.id === id);
}

/** Returns the locales in which the title of a case is translated. In other locales the page falls back to English. */
export function getCaseLocales(id: string): Locale[] {
  return locales.filter((locale) => !findCase(locale, id)?.untranslated.includes('title'));
}

/** Returns the cases whose project includes a module. */
export function getModuleCases(locale: Locale, module: string): CustomerCase[] {
  return loadEntries('customer-cases.json', locale).filter(({ passport }) =>
    passport?.modules.some((name) => name === module),
  );
}

/** Returns the two cases most similar to `item`: of the same industry, or with the most modules in common. */
export function getRelatedCases(locale: Locale, item: CustomerCase): CustomerCase[] {
  const getSimilarity = ({ industry, passport }: CustomerCase) =>
    (industry === item.industry ? 100 : 0) +
    (passport?.modules.filter((module) => item.passport?.modules.includes(module)).length ?? 0);
  return loadEntries('customer-cases.json', locale)
    .filter(({ id }) => id !== item.id)
    .sort((a, b) => getSimilarity(b) - getSimilarity(a))
    .slice(0, 2);
}
