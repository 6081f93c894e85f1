import { createLawSchema, lawId as plainLawId } from 'law-citations/schema';
import { z } from 'zod';
import { createLocalizedSchema } from './createLocalizedSchema';
import { text } from './fields';

const idMeta = { hint: 'lawIdFormat' } as const;

/** Id that posts use to cite a law. */
export const lawId = plainLawId.meta(idMeta);

const law = createLawSchema(createLocalizedSchema(text), { id: idMeta, number: { hint: 'lawNumberFormat' } });

/** `messages/laws.json`: every law, decree, circular and resolution that messages cite by number. */
export const laws = z.strictObject({ laws: z.array(law) });

export type Law = z.output<typeof law>;
