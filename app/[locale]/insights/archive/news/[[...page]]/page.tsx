import { PostRow } from '@/components/insights/PostRow';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { news } from '@/lib/collections/news';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchiveMetadata, getArchivePageParams } from '@/lib/routes/archivePages';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams(news);

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata(news, params);

/** An archive page of the list of news items, newest first. */
export default async function NewsArchivePage({ params }: ArchiveRouteProps) {
  const common = await getTranslator('common');
  return (
    <ArchivePage list={news} params={params}>
      {(item) => (
        <li key={item.id}>
          <PostRow post={item} readMore={common('actions.readMore')} />
        </li>
      )}
    </ArchivePage>
  );
}
