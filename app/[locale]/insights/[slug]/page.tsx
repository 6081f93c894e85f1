import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { AdjacentPosts } from '@/components/insights/AdjacentPosts';
import { PostBody } from '@/components/insights/PostBody';
import { PostHeader } from '@/components/insights/PostHeader';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { NextStep } from '@/components/ui/NextStep';
import { getContactSubject } from '@/lib/content/entries/getContactSubject';
import { getRelatedPosts } from '@/lib/content/entries/getRelatedPosts';
import { findPost } from '@/lib/content/entries/loadPosts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getPostLocales, getPostSlugs, isNoIndex } from '@/lib/content/routes/getSiteRoutes';
import { buildPageMetadata } from '@/lib/content/seo/buildPageMetadata';
import { createPostGraph } from '@/lib/content/structuredData/createArticleGraph';
import { getPostPath } from '@/lib/shared/i18n/paths';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getPostSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [post, taxonomy] = await Promise.all([getPost(params), getTranslator('taxonomy')]);
  const { slug, title, summary, date, updated } = post;
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  return buildPageMetadata({
    locale: taxonomy.locale,
    path: getPostPath(slug),
    title,
    description: summary,
    keywords: tags.join(', '),
    translations: getPostLocales(slug),
    article: { published: date, updated, tags },
    noindex: isNoIndex(slug),
  });
}

export default async function PostPage({ params }: Props) {
  const [post, locale] = await Promise.all([getPost(params), getLocale()]);
  const { kind, slug, title, tags } = post;
  return (
    <>
      <JsonLd graph={createPostGraph(post, locale)} />
      <article>
        <PostHeader post={post} />
        <PostBody post={post} />
      </article>
      <NextStep
        path={getPostPath(slug)}
        title={title}
        enquiry={{ subject: getContactSubject(tags) }}
        isNews={kind === 'news'}
      />
      <AdjacentPosts post={post} />
      <RelatedPosts posts={getRelatedPosts(locale, post)} />
    </>
  );
}

async function getPost(params: Props['params']) {
  return findPost(await getLocale(), (await params).slug) ?? notFound();
}
