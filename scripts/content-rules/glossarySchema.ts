import { z } from 'zod';
import { createLocalizedSchema, createLocalizedShape } from '@/lib/content/entries/createLocalizedSchema';
import { id } from '@/lib/content/entries/fields';

const wording = z.string().trim().min(1);

/** Wordings by locale. */
const wordings = createLocalizedSchema(z.array(wording)).partial().optional();

/** A word of up to 15 characters, which fits on the line of a phone. */
const unbrokenWord = z
  .string()
  .max(15, 'must not be longer than 15 characters')
  .regex(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u, 'must consist of letters, with single spaces');

const unbrokenWords = z
  .array(unbrokenWord)
  .superRefine((words, { addIssue }) => {
    for (const [index, word] of words.entries()) {
      if (words.indexOf(word) < index)
        addIssue({ code: 'custom', path: [index], message: 'is already in the list' });
    }
  })
  .meta({ hint: 'unbrokenWordFormat' });

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
  /** By locale, words that must stay on one line, such as Vietnamese words of several syllables. */
  nonBreaking: createLocalizedSchema(unbrokenWords).partial().optional(),
});
