import { type ZodType, z } from 'zod';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

/** Creates the schema of an object with one value of `schema` for each locale. */
export function createLocalizedSchema<T extends ZodType>(schema: T) {
  return z.strictObject(createLocalizedShape(schema));
}

/** Creates the fields of `createLocalizedSchema(schema)`, to spread into a larger object schema. */
export function createLocalizedShape<T extends ZodType>(schema: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, T>;
}
