import { z } from 'zod';
import { id } from '@/lib/content/entries/fields';
import { localized, localizedShape } from '@/lib/content/entries/localized';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from './Catalogue';

const rendering = z.string().trim().min(1);

/** Several wordings in some of the languages. */
const wordings = localized(z.array(rendering).optional()).optional();

/** `messages/glossary.json`: how each term is written in each language. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id,
      ...localizedShape(rendering),
      /** Other right ways to write it, such as a short form. */
      variants: wordings,
      /** Wrong ways to write it, wherever they stand. */
      forbidden: wordings,
    }),
  ),
});

export type Term = z.output<typeof glossarySchema>['terms'][number];

/** All right ways to write a term in a language. */
export function getTranslations(term: Term, locale: Locale): string[] {
  return [term[locale], ...(term.variants?.[locale] ?? [])];
}

/** The terms of the glossary; undefined where it cannot be read. */
export function getTerms(catalogue: Catalogue): Term[] | undefined {
  const parsed = glossarySchema.safeParse(catalogue.shared('glossary.json'));
  return parsed.success ? parsed.data.terms : undefined;
}
