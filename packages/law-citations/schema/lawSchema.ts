import { z } from 'zod';

const date = z.iso.date('must be a valid date in the format YYYY-MM-DD');

/** Id that posts use to cite a law: kind, number and year. */
export const lawId = z
  .string()
  .regex(
    /^(law|decree|circular|resolution|decision)-\d+-\d{4}$/,
    'must be kind-number-year, such as decree-254-2026',
  );

/**
 * Creates the schema of a law in the register. `titles` is the schema of its title in each language; `meta` is the
 * metadata of its ids and its number, for generated forms.
 */
export function createLawSchema<T extends z.ZodType>(titles: T, meta: Record<'id' | 'number', z.GlobalMeta>) {
  const id = lawId.meta(meta.id);
  return z.strictObject({
    id,
    number: z
      .string()
      .regex(/^\d+\/\d{4}\/[A-ZĐ][\p{L}\d]*(-[\p{L}\d]+)*$/u, 'must be a number such as 254/2026/NĐ-CP')
      .meta(meta.number),
    titles,
    inForceFrom: date,
    /** Last day in force. */
    until: date.optional(),
    /** Id of the law that replaced this one. */
    replacedBy: id.optional(),
    /** URL of the full text, if it is publicly available. */
    source: z.url('must be a URL that starts with https://').optional(),
    /** Date on which this entry was last compared with the source. */
    checkedOn: date,
  });
}
