import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Neighbours } from '@/components/insights/Neighbours';
import { NextStep } from '@/components/insights/NextStep';
import { PostBody } from '@/components/insights/PostBody';
import { PostHead } from '@/components/insights/PostHead';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { findPost } from '@/lib/content/entries/loadPosts';
import { postSlugs } from '@/lib/content/routes/siteRoutes';
import { postMetadata } from '@/lib/content/seo/postMetadata';
import { postGraph } from '@/lib/content/structuredData/postGraph';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return postSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return postMetadata(await postOf(params));
}

export default async function PostPage({ params }: Props) {
  const post = await postOf(params);
  return (
    <>
      <JsonLd graph={postGraph(post, await getLocale())} />
      <article>
        <PostHead post={post} />
        <PostBody post={post} />
      </article>
      <NextStep post={post} />
      <Neighbours post={post} />
      <RelatedPosts post={post} />
    </>
  );
}

async function postOf(params: Props['params']) {
  return findPost(await getLocale(), (await params).slug) ?? notFound();
}
