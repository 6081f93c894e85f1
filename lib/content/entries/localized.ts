import { type ZodType, z } from 'zod';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

/** Returns the schema of an object with one value of `schema` for each locale. */
export function localized<T extends ZodType>(schema: T) {
  return z.strictObject(localizedShape(schema));
}

/** Returns the fields of `localized(schema)`, to spread into a larger object schema. */
export function localizedShape<T extends ZodType>(schema: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, T>;
}
