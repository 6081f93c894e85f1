import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getPostLocales, isNoIndex } from '@/lib/content/routes/getSiteRoutes';
import { getPostPath } from '@/lib/shared/i18n/paths';
import { buildPageMetadata } from './buildPageMetadata';

/** Returns the metadata of an article or news item. Its tags are the keywords. */
export async function getPostMetadata(post: Article | NewsItem): Promise<Metadata> {
  const taxonomy = await getTranslator('taxonomy');
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  return buildPageMetadata({
    locale: await getLocale(),
    path: getPostPath(post.slug),
    title: post.title,
    description: post.summary,
    keywords: tags.join(', '),
    translations: getPostLocales(post.slug),
    article: { published: post.date, updated: post.updated, tags },
    noindex: isNoIndex(post.slug),
  });
}
