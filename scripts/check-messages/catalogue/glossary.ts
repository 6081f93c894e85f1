import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Catalogue } from './Catalogue';

const rendering = z.string().trim().min(1);

/** `messages/glossary.json`: how each term is written in each language. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case letters, digits and single hyphens'),
      zh: rendering,
      en: rendering,
      vi: rendering,
      /** Other right ways to write it, such as a short form. */
      variants: z
        .strictObject(Object.fromEntries(locales.map((locale) => [locale, z.array(rendering).optional()])))
        .optional(),
    }),
  ),
});

export type Term = z.output<typeof glossarySchema>['terms'][number];

/** The terms of the glossary; undefined where it cannot be read. */
export function termsOf(catalogue: Catalogue): Term[] | undefined {
  const parsed = glossarySchema.safeParse(catalogue.find(undefined, 'glossary.json')?.tree?.value);
  return parsed.success ? parsed.data.terms : undefined;
}
