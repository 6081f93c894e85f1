import { z } from 'zod';
import { subjects } from '@/lib/enquiry/fields';
import { createTaxonomyIdSchema, id, image, imageAlt, linkTarget, text } from './fields';
import { review } from './posts';

const title = text.meta({ hint: 'blockTitle' });
const markdown = text.meta({ hint: 'blockText' });
const choices = z.array(text).min(1);
const campaign = id.meta({ hint: 'blockCampaign' }).optional();

/** A block of a page added by editors, below its text. */
const pageBlock = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('text'),
      title,
      text: markdown,
      image: image.meta({ hint: 'picture' }).optional(),
      imageAlt: imageAlt.optional(),
      case: id.meta({ hint: 'blockCase' }).optional(),
    }),
    z.strictObject({
      type: z.literal('figures'),
      title,
      figures: z.array(id).min(1).meta({ hint: 'blockFigures' }),
    }),
    z.strictObject({
      type: z.literal('cases'),
      title,
      industry: createTaxonomyIdSchema('industries').meta({ hint: 'blockFilter' }).optional(),
      region: createTaxonomyIdSchema('regions').meta({ hint: 'blockFilter' }).optional(),
      module: createTaxonomyIdSchema('modules').meta({ hint: 'blockFilter' }).optional(),
    }),
    z.strictObject({
      type: z.literal('form'),
      title,
      text: text.meta({ hint: 'blockFormText' }).optional(),
      subject: z.enum(subjects).meta({ hint: 'blockSubject', taxonomy: 'subjects' }).optional(),
      message: text.meta({ hint: 'blockMessage' }).optional(),
      event: z
        .strictObject({ dates: choices, address: text, languages: choices, people: z.int() })
        .meta({ hint: 'blockEvent' })
        .optional(),
      campaign,
    }),
    z.strictObject({ type: z.literal('action'), title, text: markdown, leadsTo: linkTarget, campaign }),
  ],
  { error: 'blockType' },
);

export type PageBlock = z.output<typeof pageBlock>;

/** The blocks of a page. It has one form at most, because the form and its fields have fixed ids. */
const pageBlocks = z
  .array(pageBlock)
  .min(1)
  .superRefine((blocks, context) => {
    const [, secondForm] = blocks.flatMap(({ type }, index) => (type === 'form' ? [index] : []));
    const issue = { code: 'custom', message: 'secondForm' } as const;
    const params = { remedy: { id: 'correction.secondForm' } };
    if (secondForm !== undefined) context.addIssue({ ...issue, path: [secondForm, 'type'], params });
  });

/** Front matter of a page added by editors: `messages/{locale}/pages/{slug}.md`. */
export const customPageFrontMatter = z.strictObject({
  title: text.meta({ hint: 'postTitle' }),
  description: text.meta({ hint: 'pageDescription' }),
  navigation: z.enum(['none', 'header', 'services', 'footer']).meta({ hint: 'pageNavigation' }).optional(),
  station: z.enum(['customs', 'service-level', 'migration']).meta({ hint: 'pageStation' }).optional(),
  subject: z.enum(subjects).meta({ hint: 'pageSubject', taxonomy: 'subjects' }).optional(),
  order: z.int().meta({ hint: 'pageOrder' }).optional(),
  ...review,
  blocks: pageBlocks.meta({ hint: 'pageBlocks' }).optional(),
});
