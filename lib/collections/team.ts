import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection } from './defineCollection';
import { entryId, picture, text } from './fields';

/** The team, and former members who have written posts. */
export const team = defineCollection({
  file: 'team.json',
  count: 'teamCount',
  isPeople: true,
  schema: z.strictObject({
    id: entryId,
    name: text.meta({ hint: 'memberName' }),
    role: text.meta({ hint: 'memberRole' }),
    ask: text.meta({ hint: 'memberTopics' }).optional(),
    avatar: picture,
    email: z.email('email').meta({ hint: 'memberEmail' }),
    former: z.boolean().meta({ hint: 'memberFormer' }).optional(),
  }),
  frame: 'portrait',
  form: { preview: pages.about, titleField: 'name', referencedBy: ['reviewer', 'contactPerson'] },
});
