import { PostRow } from '@/components/insights/PostRow';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { articles } from '@/lib/collections/articles';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchiveMetadata, getArchivePageParams } from '@/lib/routes/archivePages';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams(articles);

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata(articles, params);

/** An archive page of the list of articles, newest first. Each article has the same anchor as in the list. */
export default async function ArticleArchivePage({ params }: ArchiveRouteProps) {
  const common = await getTranslator('common');
  return (
    <ArchivePage list={articles} params={params}>
      {(article) => (
        <li key={article.id} id={article.anchor}>
          <PostRow post={{ ...article, labels: { category: [] } }} readMore={common('actions.readMore')} />
        </li>
      )}
    </ArchivePage>
  );
}
