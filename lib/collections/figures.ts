import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection } from './defineCollection';
import { entryId, text } from './fields';

/** Figures about the company. */
export const figures = defineCollection({
  file: 'stats.json',
  schema: z.strictObject({
    id: entryId,
    number: text.meta({ hint: 'statsNumber' }),
    label: text.meta({ hint: 'statsLabel' }),
    shownOn: z
      .array(z.enum(['home', 'about', 'cases', 'services']))
      .min(1)
      .meta({ hint: 'figurePages' }),
  }),
  form: { preview: pages.home, titleField: 'label', referencedBy: ['figures'] },
});
