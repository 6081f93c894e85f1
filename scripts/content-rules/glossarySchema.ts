import { z } from 'zod';
import { createLocalizedSchema, createLocalizedShape } from '@/lib/content/entries/createLocalizedSchema';
import { id } from '@/lib/content/entries/fields';

const wording = z.string().trim().min(1);

/** Wordings by locale. */
const wordings = createLocalizedSchema(z.array(wording).optional()).optional();

/** Schema of `messages/glossary.json`: the translations of each term. */
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
});
