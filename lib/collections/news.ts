import { z } from 'zod';
import { type CardOf, definePosts, type EntryOf } from './defineCollection';
import { createTaxonomyIdSchema, imageAlt } from './fields';
import { createPostCard, frontMatter, postImage } from './posts';

/** News items. */
export const news = definePosts({
  folder: 'news',
  noun: 'newsItem',
  schema: z.strictObject({
    ...frontMatter,
    category: createTaxonomyIdSchema('categories').meta({ hint: 'listFilter' }),
    image: postImage.optional(),
    imageAlt: imageAlt.optional(),
  }),
  getDraftFields: (getIds) => ({ category: getIds('categories')[0] }),
  graphType: 'NewsArticle',
  page: {
    parent: 'insights',
    getTitle: ({ title }) => title,
    getPicture: ({ image, category }) => image ?? `/images/news/${category}.svg`,
  },
  list: {
    name: 'news',
    page: 'insights',
    section: 'news',
    archiveFolder: '/insights/archive/news/',
    messages: 'insights.news',
    archiveMessages: 'insights.archive.news',
    pageSize: 12,
    filters: { category: { group: 'categories', getValues: ({ category }) => [category] } },
    createCard: createPostCard,
    getSearchTexts: ({ title, summary, tags, category }, { messages, getBodyText }) => ({
      title,
      summary,
      tags: [...tags.map((tag) => messages.taxonomy.tags[tag]), messages.taxonomy.categories[category]],
      body: getBodyText(),
    }),
  },
});

export type NewsItem = EntryOf<typeof news>;

/** A news item as a row in a list. */
export type NewsRow = CardOf<typeof news>;
