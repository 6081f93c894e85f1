import { z } from 'zod';
import { localized } from './localized';

const title = z.string().trim().min(1);
const date = z.iso.date('is a day of the calendar, written YYYY-MM-DD');

/** What joins a post to the laws it cites: the kind of the law, its number and its year. */
export const lawId = z
  .string()
  .regex(
    /^(law|decree|circular|resolution|decision)-\d+-\d{4}$/,
    'is kind-number-year, as in decree-254-2026',
  )
  .describe('Small letters, digits and single hyphens, such as decree-254-2026.');

/** `messages/laws.json`: every law, decree, circular and resolution that the texts cite by its number. */
export const laws = z.strictObject({
  laws: z.array(
    z.strictObject({
      id: lawId,
      number: z
        .string()
        .regex(/^\d+\/\d{4}\/[A-ZĐ][\p{L}\d]*(-[\p{L}\d]+)*$/u, 'is a number such as 254/2026/NĐ-CP')
        .describe('The number in Vietnamese, such as 254/2026/NĐ-CP.'),
      titles: localized(title),
      inForceFrom: date,
      /** Its last day. */
      until: date.optional(),
      /** The law that came in its place. */
      replacedBy: lawId.optional(),
      /** Where its text stands, if it stands somewhere for everybody to read. */
      source: z.url('is an address that begins with https://').optional(),
      /** The day these facts were last compared with the source. */
      checkedOn: date,
    }),
  ),
});

export type Law = z.output<typeof laws>['laws'][number];
