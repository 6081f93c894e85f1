import { getLocale } from 'next-intl/server';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { postGraph } from '@/lib/content/structuredData/postGraph';
import { JsonLd } from './JsonLd';

/** What an article or news item tells search engines in their own terms. */
export async function PostData({ post }: { post: Article | NewsItem }) {
  return <JsonLd graph={postGraph(post, await getLocale())} />;
}
