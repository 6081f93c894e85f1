import { type ZodType, z } from 'zod';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

/** The schema of an object that holds a value of `schema` for each language of the site. */
export function localized<T extends ZodType>(schema: T) {
  return z.strictObject(localizedShape(schema));
}

/** The fields of `inEachLanguage`, to be spread among others. */
export function localizedShape<T extends ZodType>(schema: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, T>;
}
