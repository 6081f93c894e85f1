import { z } from 'zod';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { id, image, imageAlt, linkTarget, text } from './fields';
import type { Entry } from './schemas';
import { createTaxonomyIdSchema } from './taxonomy';

const title = text.meta({ hint: 'blockTitle' });
const markdown = text.meta({ hint: 'blockText' });
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
      subject: z.enum(subjects).meta({ hint: 'blockSubject' }).optional(),
      campaign,
    }),
    z.strictObject({ type: z.literal('action'), title, text: markdown, leadsTo: linkTarget, campaign }),
  ],
  { error: 'must be text, figures, cases, form or action' },
);

export type PageBlock = z.output<typeof pageBlock>;

/** The blocks of a page. It has one form at most, because the form and its fields have fixed ids. */
export const pageBlocks = z
  .array(pageBlock)
  .min(1)
  .superRefine((blocks, context) => {
    const [, secondForm] = blocks.flatMap(({ type }, index) => (type === 'form' ? [index] : []));
    const issue = { code: 'custom', message: 'is "form" for the second time' } as const;
    const params = { remedy: { id: 'secondForm' } };
    if (secondForm !== undefined) context.addIssue({ ...issue, path: [secondForm, 'type'], params });
  });

/** Returns the cases that a block of cases selects. */
export function selectCases<C extends Entry<'customer-cases.json'>>(
  cases: C[],
  { industry, region, module }: { industry?: string; region?: string; module?: string },
): C[] {
  return cases.filter(
    (item) =>
      (!industry || item.industry === industry) &&
      (!region || item.region === region) &&
      (!module || item.passport?.modules.some((name) => name === module)),
  );
}
