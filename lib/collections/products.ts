import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection } from './defineCollection';
import { entryId, imageAlt, linkTarget, picture, text } from './fields';

/** The products on the home page. */
export const products = defineCollection({
  file: 'products.json',
  schema: z.strictObject({
    id: entryId,
    title: text.meta({ hint: 'productName' }),
    description: text.meta({ hint: 'productDescription' }),
    features: z.array(text).min(1).meta({ hint: 'productFeatures' }),
    leadsTo: linkTarget,
    image: picture,
    imageAlt,
  }),
  frame: 'offer',
  form: { preview: pages.home },
});
