import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { BackToList } from '@/components/insights/BackToList';
import { PostBody } from '@/components/insights/PostBody';
import { PostHeader } from '@/components/insights/PostHeader';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { JsonLd } from '@/components/seo/JsonLd';
import { getContactSubject, services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import {
  findPost,
  getPostLocales,
  getPostSlugs,
  getRelatedPosts,
  isNoIndex,
  loadAllPosts,
} from '@/lib/content/entries/posts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { defaultLocale } from '@/lib/i18n/locales';
import { getEntryPath } from '@/lib/i18n/paths';
import { buildPageMetadata } from '@/lib/routes/buildPageMetadata';
import { createPostGraph } from '@/lib/routes/structuredData/createArticleGraph';
import { withPlaceholder } from '@/lib/routes/withPlaceholder';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return withPlaceholder(getPostSlugs(defaultLocale)).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [post, taxonomy, common] = await Promise.all([
    getPost(params),
    getTranslator('taxonomy'),
    getTranslator('common'),
  ]);
  const { slug, title, summary, date, updated } = post;
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  return buildPageMetadata({
    locale: taxonomy.locale,
    path: getEntryPath('insights', slug),
    title: `${title} | ${common.text('site.name')}`,
    description: summary,
    keywords: tags.join(', '),
    translations: getPostLocales(slug),
    article: { published: date, updated, tags },
    noindex: isNoIndex(slug),
  });
}

export default async function PostPage({ params }: Props) {
  const [post, locale] = await Promise.all([getPost(params), getLocale()]);
  const { tags } = post;
  return (
    <>
      <JsonLd graph={createPostGraph(post, locale)} />
      <article>
        <PostHeader post={post} />
        <PostBody post={post} />
      </article>
      <BackToList post={post} />
      <RelatedPosts posts={getRelatedPosts(loadAllPosts(locale), post)} />
      <ClosingBand enquiry={{ subject: getContactSubject(loadEntries(services, locale), tags) }} />
    </>
  );
}

async function getPost(params: Props['params']) {
  return findPost(await getLocale(), (await params).slug) ?? notFound();
}
