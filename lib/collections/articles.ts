import { z } from 'zod';
import { type CardOf, definePosts, type EntryOf } from './defineCollection';
import { imageAlt } from './fields';
import { createPostCard, frontMatter, postImage } from './posts';

/** Articles. */
export const articles = definePosts({
  folder: 'insights',
  noun: 'article',
  schema: z.strictObject({
    ...frontMatter,
    image: postImage,
    imageAlt,
    link: z
      .string()
      .regex(/^#article\d+$/, 'articleAnchor')
      .meta({ hint: 'articleAnchor' })
      .optional(),
  }),
  getDraftFields: () => ({ image: '/images/hero.svg', imageAlt: '…' }),
  graphType: 'Article',
  page: { parent: 'insights', getTitle: ({ title }) => title, getPicture: ({ image }) => image },
  getAnchor: getArticleAnchor,
  list: {
    name: 'insights',
    page: 'insights',
    section: 'articles',
    archiveFolder: '/insights/archive/',
    messages: 'insights.articles',
    archiveMessages: 'insights.archive.articles',
    pageSize: 12,
    filters: { tag: { group: 'tags', getValues: ({ tags }) => tags } },
    createCard: (article, context) => ({
      ...createPostCard(article, context),
      anchor: getArticleAnchor(article).slice(1),
      image: article.image,
      imageAlt: article.imageAlt,
    }),
    getSearchTexts: ({ title, summary, tags }, { messages, getBodyText }) => ({
      title,
      summary,
      tags: tags.map((tag) => messages.taxonomy.tags[tag]),
      body: getBodyText(),
    }),
  },
});

export type Article = EntryOf<typeof articles>;

/** An article as a card in a list. `anchor` is the id of the card's element, such as `article12`. */
export type ArticleCard = CardOf<typeof articles>;

/** Returns the anchor of an article in the list of articles: its `link`, or one created from its slug. */
export function getArticleAnchor({ link, slug }: { link?: string | undefined; slug: string }): string {
  return link ?? `#article-${slug}`;
}
