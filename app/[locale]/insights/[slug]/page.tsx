import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { AdjacentPosts } from '@/components/insights/AdjacentPosts';
import { NextStep } from '@/components/insights/NextStep';
import { PostBody } from '@/components/insights/PostBody';
import { PostHeader } from '@/components/insights/PostHeader';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { findPost } from '@/lib/content/entries/loadPosts';
import { getPostSlugs } from '@/lib/content/routes/getSiteRoutes';
import { getPostMetadata } from '@/lib/content/seo/getPostMetadata';
import { createPostGraph } from '@/lib/content/structuredData/createPostGraph';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getPostSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getPostMetadata(await getPost(params));
}

export default async function PostPage({ params }: Props) {
  const post = await getPost(params);
  return (
    <>
      <JsonLd graph={createPostGraph(post, await getLocale())} />
      <article>
        <PostHeader post={post} />
        <PostBody post={post} />
      </article>
      <NextStep post={post} />
      <AdjacentPosts post={post} />
      <RelatedPosts post={post} />
    </>
  );
}

async function getPost(params: Props['params']) {
  return findPost(await getLocale(), (await params).slug) ?? notFound();
}
