import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection, type EntryOf } from './defineCollection';
import { entryId, imageAlt, picture, text } from './fields';

const createDegrees = (max: number, message: string) => z.number().refine((n) => Math.abs(n) <= max, message);

/** The offices. The first one is the main office, which the contact page describes the way to. */
export const offices = defineCollection({
  file: 'offices.json',
  count: 'officeCount',
  schema: z.strictObject({
    id: entryId,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'countryCode')
      .meta({ hint: 'officeCountry' }),
    title: text.meta({ hint: 'officeTitle' }),
    name: text.meta({ hint: 'officeName' }),
    legalName: text.meta({ hint: 'officeLegalName' }),
    registration: text.meta({ hint: 'officeRegistration' }),
    address: z.array(text).min(1).meta({ hint: 'officeAddress' }),
    phone: text.meta({ hint: 'officePhone' }),
    city: text.meta({ hint: 'officeCity' }),
    text: text.meta({ hint: 'officeText' }),
    latitude: createDegrees(90, 'latitude').meta({ hint: 'officeCoordinates' }),
    longitude: createDegrees(180, 'longitude').meta({ hint: 'officeCoordinates' }),
    directions: z.array(text).min(1).meta({ hint: 'officeDirections' }).optional(),
    image: picture.meta({ hint: 'officeImage' }).optional(),
    imageAlt: imageAlt.optional(),
  }),
  form: { preview: pages.home },
});

export type Office = EntryOf<typeof offices>;
