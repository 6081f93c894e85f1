import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { isKeptFromSearch, postLocales } from '@/lib/content/routes/siteRoutes';
import { getCopy } from '@/lib/content/texts/getCopy';
import { articlePath } from '@/lib/shared/i18n/paths';
import { pageMetadata } from './pageMetadata';

/** The metadata of an article or news item: its title and summary; its tags are the keywords. */
export async function postMetadata(post: Article | NewsItem): Promise<Metadata> {
  const taxonomy = await getCopy('taxonomy');
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  return pageMetadata({
    locale: await getLocale(),
    path: articlePath(post.slug),
    title: post.title,
    description: post.summary,
    keywords: tags.join(', '),
    translations: postLocales(post.slug),
    article: { published: post.date, updated: post.updated, tags },
    noindex: isKeptFromSearch(post.slug),
  });
}
