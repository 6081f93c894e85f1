import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection, type EntryOf } from './defineCollection';
import { entryId, id, picture, text } from './fields';

/** Quotations of customers. */
export const testimonials = defineCollection({
  file: 'testimonials.json',
  isPeople: true,
  schema: z.strictObject({
    id: entryId,
    content: text.meta({ hint: 'testimonialContent' }),
    name: text.meta({ hint: 'testimonialName' }),
    company: text.meta({ hint: 'testimonialCompany' }),
    case: id.meta({ hint: 'testimonialCase' }).optional(),
    avatar: picture.optional(),
  }),
  frame: 'portrait',
  form: { preview: pages.home },
});

export type Testimonial = EntryOf<typeof testimonials>;
