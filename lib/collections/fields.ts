import { type ZodOptional, type ZodRawShape, type ZodType, z } from 'zod';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messageFiles';

export const text = z.string().trim().min(1);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'id')
  .meta({ hint: 'idFormat' });

/**
 * Path of a drawing or photograph in `public/images/`. The rule `picture` of the message checks reports other formats.
 */
export const image = z.string().regex(/^\/images\/[a-z\d_./-]+\.[a-z\d]+$/, 'picturePath');

export const imageAlt = text.meta({ hint: 'imageAlt' });

/** The id of an entry. `hint` is the key of a field's help text for editors in `messages/admin.json`. */
export const entryId = id.meta({ hint: 'entryId' });

export const picture = image.meta({ hint: 'picture' });

/** Link from an entry to another page, such as `services` or a custom page. `message-lint` reports missing pages. */
export const linkTarget = z
  .strictObject({ page: id, anchor: id.optional(), text })
  .meta({ hint: 'linkBelow' });

/**
 * Groups of `messages/{locale}/taxonomy.json` that editors can extend. Lists of cases and posts are filtered by them;
 * `modules` contains the modules of the ERP, and a label for the id of each other service.
 */
export const taxonomyGroups = ['industries', 'regions', 'tags', 'categories', 'modules'] as const;

export type TaxonomyGroup = (typeof taxonomyGroups)[number];

/** Id in a group of the English file. It appears in URLs (`?industry=`) and is the same in every language. */
export type TaxonomyId<G extends TaxonomyGroup> = keyof Messages['taxonomy'][G];

/**
 * Returns the schema of a field that contains an id of a group. The allowed ids are content, so `findTaxonomyIssues`
 * validates them separately.
 */
export function createTaxonomyIdSchema<G extends TaxonomyGroup>(group: G) {
  return z.string().meta({ taxonomy: group }) as unknown as z.ZodType<TaxonomyId<G>>;
}

type LocalizedShape<T extends ZodType> = Record<typeof defaultLocale, T> &
  Record<Exclude<Locale, typeof defaultLocale>, ZodOptional<T>>;

/**
 * Creates the schema of an object with a value of `schema` for each locale, and other fields. Only the English value is
 * required. Values in languages that the site does not have are accepted and ignored, so that a language is removed by
 * deleting its line in `locales.ts`; a mistyped language, such as `cn`, is an unknown field.
 */
export function createLocalizedSchema<T extends ZodType, F extends ZodRawShape = Record<never, never>>(
  schema: T,
  fields: F = {} as F,
) {
  const values = Object.fromEntries(
    locales.map((locale) => [locale, locale === defaultLocale ? schema : schema.optional()]),
  ) as LocalizedShape<T>;
  return z
    .object({ ...fields, ...values })
    .catchall(z.unknown())
    .check(({ value, issues }) => {
      const keys = Object.keys(value).filter(
        (key) => !(key in fields) && !(key in values) && !isLanguageCode(key),
      );
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
    });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** True if a text is the two-letter code of a language (ISO 639-1). */
const isLanguageCode = (text: string) => /^[a-z]{2}$/.test(text) && languageNames.of(text) !== undefined;
