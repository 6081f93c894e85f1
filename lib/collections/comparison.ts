import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection } from './defineCollection';
import { entryId, text } from './fields';

/** The rows of the comparison on the home page. */
export const comparison = defineCollection({
  file: 'comparison.json',
  schema: z.strictObject({
    id: entryId,
    feature: text.meta({ hint: 'comparisonFeature' }),
    traditional: text.meta({ hint: 'comparisonTraditional' }),
    own: text.meta({ hint: 'comparisonOwn' }),
  }),
  form: { preview: pages.home },
});
