import { PostRow } from '@/components/insights/PostRow';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePageParams } from '@/lib/content/routes/archivePages';
import { getArchiveMetadata } from '@/lib/content/seo/getArchiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams('insights');

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata('insights', params);

/** An archive page of the list of articles, newest first. Each article has the same anchor as in the list. */
export default async function ArticleArchivePage({ params }: ArchiveRouteProps) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  const headings = { title: t('archive.articles.title'), heading: t('articles.label') };
  return (
    <ArchivePage list="insights" params={params} {...headings}>
      {(article) => (
        <li key={article.id} id={article.anchor}>
          <PostRow post={{ ...article, labels: [] }} readMore={common('actions.readMore')} />
        </li>
      )}
    </ArchivePage>
  );
}
