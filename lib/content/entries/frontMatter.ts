import { z } from 'zod';
import { id, image, imageAlt, text } from './fields';
import { lawId } from './lawSchema';
import { pageBlocks } from './pageBlocks';
import { formerUrl } from './redirectSchema';
import { createTaxonomyIdSchema } from './taxonomy';

const title = text.meta({ hint: 'postTitle' });
const date = z.iso.date('must be a valid date in the format YYYY-MM-DD');
const formerSlugOrUrl = z.union(
  [id, formerUrl],
  'must be an old file name such as old-name, or an old URL such as /insights/old-name or /news.php?id=12',
);

const frontMatter = {
  title,
  summary: text.meta({ hint: 'postSummary' }),
  date: date.meta({ hint: 'postDate' }),
  publishTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time in the format HH:MM, such as 09:00')
    .meta({ hint: 'postTime' })
    .optional(),
  tags: z.array(createTaxonomyIdSchema('tags')).min(1).meta({ hint: 'listFilter' }),
  draft: z.boolean().meta({ hint: 'postDraft' }).optional(),
  updated: date.meta({ hint: 'postUpdated' }).optional(),
  noindex: z.boolean().meta({ hint: 'postNoindex' }).optional(),
  redirectFrom: z.array(formerSlugOrUrl).min(1).meta({ hint: 'postRedirectFrom' }).optional(),
  author: text.meta({ hint: 'postAuthor' }).optional(),
  authorRole: text.meta({ hint: 'postAuthorRole' }).optional(),
  reviewer: id.meta({ hint: 'postReviewer' }).optional(),
  lawAsOf: date.meta({ hint: 'postLawAsOf' }).optional(),
  laws: z.array(lawId).min(1).meta({ hint: 'postLaws' }).optional(),
};

const postImage = image.meta({ hint: 'postImage' });

export const articleFrontMatter = z.strictObject({
  ...frontMatter,
  image: postImage,
  imageAlt,
  link: z
    .string()
    .regex(/^#article\d+$/, 'must be an anchor such as #article12')
    .meta({ hint: 'articleAnchor' })
    .optional(),
});

export const newsFrontMatter = z.strictObject({
  ...frontMatter,
  category: createTaxonomyIdSchema('categories').meta({ hint: 'listFilter' }),
  image: postImage.optional(),
  imageAlt: imageAlt.optional(),
});

/** Front matter of a page added by editors: `messages/{locale}/pages/{slug}.md`. */
export const customPageFrontMatter = z.strictObject({
  title,
  description: text.meta({ hint: 'pageDescription' }),
  navigation: z.enum(['none', 'header', 'footer']).meta({ hint: 'pageNavigation' }).optional(),
  order: z.int().meta({ hint: 'pageOrder' }).optional(),
  blocks: pageBlocks.meta({ hint: 'pageBlocks' }).optional(),
});
