import { type ZodOptional, type ZodType, z } from 'zod';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';

type LocalizedShape<T extends ZodType> = Record<typeof defaultLocale, T> &
  Record<Exclude<Locale, typeof defaultLocale>, ZodOptional<T>>;

/** Creates the schema of an object with one value of `schema` for each locale. Only the English value is required. */
export function createLocalizedSchema<T extends ZodType>(schema: T) {
  return z.strictObject(createLocalizedShape(schema));
}

/** Creates the fields of `createLocalizedSchema(schema)`, to spread into a larger object schema. */
export function createLocalizedShape<T extends ZodType>(schema: T): LocalizedShape<T> {
  return Object.fromEntries(
    locales.map((locale) => [locale, locale === defaultLocale ? schema : schema.optional()]),
  ) as LocalizedShape<T>;
}
