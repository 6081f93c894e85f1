import { z } from 'zod';
import { id, image, imageAlt, text } from './fields';
import { lawId } from './lawSchema';
import { formerUrl } from './redirectSchema';
import { createTaxonomyIdSchema } from './taxonomy';

const title = text.describe('The headline, which search results show too.');
const date = z.iso.date('is a day of the calendar, written YYYY-MM-DD');
const oldAddress = z.union(
  [id, formerUrl],
  'is an old name such as old-name, or an address such as /insights/old-name or /news.php?id=12',
);

const frontMatter = {
  title,
  summary: text.describe('One or two sentences for lists, search results and feeds.'),
  date: date.describe('The day on which it comes out.'),
  tags: z.array(createTaxonomyIdSchema('tags')).min(1).describe('By which readers filter the list.'),
  draft: z.boolean().describe('Not out: only the development server shows it.').optional(),
  updated: date.describe('The day of its last change that readers are to know of.').optional(),
  noindex: z.boolean().describe('Kept from search engines.').optional(),
  redirectFrom: z.array(oldAddress).min(1).describe('Former addresses that lead to it.').optional(),
  author: text.describe('Who wrote it: an id of the team, or a name.').optional(),
  authorRole: text.describe('What the author does, where that is nobody of the team.').optional(),
  reviewer: id.describe('Who read it before it came out.').optional(),
  lawAsOf: date.describe('The day on which what it says of the law was last checked.').optional(),
  laws: z.array(lawId).min(1).describe('The laws it cites; its end lists them as sources.').optional(),
};

const postImage = image.describe(
  'The picture above it and on its card. Upload one or choose from those there are.',
);

export const articleFrontMatter = z.strictObject({
  ...frontMatter,
  image: postImage,
  imageAlt,
  link: z
    .string()
    .regex(/^#article\d+$/, 'is an anchor such as #article12')
    .describe('A free anchor for its card in the list, such as #article12.'),
});

export const newsFrontMatter = z.strictObject({
  ...frontMatter,
  category: createTaxonomyIdSchema('categories').describe('By which readers filter the list.'),
  image: postImage.optional(),
  imageAlt: imageAlt.optional(),
});

/** A page that editors add: `messages/{locale}/pages/{slug}.md`. */
export const customPageFrontMatter = z.strictObject({
  title,
  description: text.describe('Stands below the title, and in search results.'),
  navigation: z
    .enum(['none', 'header', 'footer'])
    .describe('Where links to it stand: in header and footer, in the footer, or nowhere.')
    .optional(),
  order: z.int().describe('Its place among those links, the lowest first.').optional(),
});
