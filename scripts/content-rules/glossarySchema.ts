import { z } from 'zod';
import { createLocalizedSchema, createLocalizedShape } from '@/lib/content/entries/createLocalizedSchema';
import { id } from '@/lib/content/entries/fields';

const wording = z.string().trim().min(1);

/** Wordings by locale. */
const wordings = createLocalizedSchema(z.array(wording)).partial().optional();

/** Two words, which fit on the line of a phone even in large text. */
const wordPair = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}]+ [\p{L}\p{M}\p{N}]+$/u, 'must be two words with one space between them');

const wordPairs = z
  .array(wordPair)
  .superRefine((pairs, { addIssue }) => {
    for (const [index, pair] of pairs.entries()) {
      if (pairs.indexOf(pair) < index)
        addIssue({ code: 'custom', path: [index], message: 'is already in the list' });
    }
  })
  .meta({ hint: 'wordPairFormat' });

/** Schema of `messages/glossary.json`: the translations of each term, and words that lines do not break. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id,
      ...createLocalizedShape(wording),
      /** Other correct wordings, such as a short form. */
      variants: wordings,
      /** Wordings that must not be used. */
      forbidden: wordings,
    }),
  ),
  /** By locale, words with a space inside that must stay on one line, such as Vietnamese words of two syllables. */
  nonBreaking: createLocalizedSchema(wordPairs).partial().optional(),
});
