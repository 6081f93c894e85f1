import { z } from 'zod';
import { id } from '@/lib/content/entries/fields';
import { localized, localizedShape } from '@/lib/content/entries/localized';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from './Catalogue';

const wording = z.string().trim().min(1);

/** Wordings by locale. */
const wordings = localized(z.array(wording).optional()).optional();

/** Schema of `messages/glossary.json`: the translations of each term. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id,
      ...localizedShape(wording),
      /** Other correct wordings, such as a short form. */
      variants: wordings,
      /** Wordings that must not be used. */
      forbidden: wordings,
    }),
  ),
});

export type Term = z.output<typeof glossarySchema>['terms'][number];

/** Returns all correct wordings of a term in a locale. */
export function getTranslations(term: Term, locale: Locale): string[] {
  return [term[locale], ...(term.variants?.[locale] ?? [])];
}

/** Returns the terms of the glossary; undefined if it is invalid. */
export function getTerms(catalogue: Catalogue): Term[] | undefined {
  const parsed = glossarySchema.safeParse(catalogue.getSharedValue('glossary.json'));
  return parsed.success ? parsed.data.terms : undefined;
}
