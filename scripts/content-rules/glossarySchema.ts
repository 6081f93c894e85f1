import { z } from 'zod';
import { createLocalizedSchema, id } from '@/lib/collections/fields';

const wording = z.string().trim().min(1);

/** Wordings by locale. */
const wordings = createLocalizedSchema(z.array(wording).optional()).optional();

/** A word of up to 15 characters, which fits on the line of a phone. */
const unbrokenWord = z
  .string()
  .max(15, 'longWord')
  .regex(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u, 'wordLetters');

const unbrokenWords = z.array(unbrokenWord).meta({ hint: 'unbrokenWordFormat' });

/** Schema of `messages/glossary.json`: the translations of each term, and words that lines do not break. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    createLocalizedSchema(wording, {
      id,
      /** Other correct wordings, such as a short form. */
      variants: wordings,
      /** Wordings that must not be used. */
      forbidden: wordings,
    }),
  ),
  /** By locale, words that must stay on one line, such as Vietnamese words of several syllables. */
  nonBreaking: createLocalizedSchema(unbrokenWords.optional()).optional(),
});
