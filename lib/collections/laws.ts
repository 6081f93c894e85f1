import { z } from 'zod';
import { createLocalizedSchema, text } from '@/lib/collections/fields';

const date = z.iso.date('date');

/** Id that posts use to cite a law: kind, number and year. */
export const lawId = z
  .string()
  .regex(/^(law|decree|circular|resolution|decision)-\d+-\d{4}$/, 'lawId')
  .meta({ hint: 'lawIdFormat' });

const law = z.strictObject({
  id: lawId,
  number: z
    .string()
    .regex(/^\d+\/\d{4}\/[A-ZĐ][\p{L}\d]*(-[\p{L}\d]+)*$/u, 'lawNumber')
    .meta({ hint: 'lawNumberFormat' }),
  titles: createLocalizedSchema(text),
  /** First and last day in force. */
  inForceFrom: date,
  until: date.optional(),
  /** Id of the law that replaced this one. */
  replacedBy: lawId.optional(),
  /** URL of the full text, if it is publicly available. */
  source: z.url({ protocol: /^https$/, error: 'lawUrl' }).optional(),
  /** Date on which this entry was last compared with the source. */
  checkedOn: date,
});

/** `messages/laws.json`: every law, decree, circular and resolution that messages cite by number. */
export const laws = z.strictObject({ laws: z.array(law) });

export type Law = z.output<typeof law>;
