import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection, type EntryOf } from './defineCollection';
import { entryId, linkTarget, text } from './fields';

export const question = z.strictObject({
  id: entryId,
  question: text.meta({ hint: 'questionText' }),
  answer: text.meta({ hint: 'questionAnswer' }),
  leadsTo: linkTarget.optional(),
});

/** Questions and answers on the contact page. */
export const faq = defineCollection({
  file: 'faq.json',
  count: 'questionCount',
  schema: question,
  form: { preview: `${pages.contact}#faq` },
});

export type Question = EntryOf<typeof faq>;
