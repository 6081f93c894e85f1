import { PostRow } from '@/components/insights/PostRow';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePageParams } from '@/lib/content/routes/archivePages';
import { getArchiveMetadata } from '@/lib/content/seo/getArchiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams('news');

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata('news', params);

/** An archive page of the list of news items, newest first. */
export default async function NewsArchivePage({ params }: ArchiveRouteProps) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  const headings = { title: t('archive.news.title'), heading: t('news.label') };
  return (
    <ArchivePage list="news" params={params} {...headings}>
      {(item) => (
        <li key={item.id}>
          <PostRow post={item} readMore={common('actions.readMore')} />
        </li>
      )}
    </ArchivePage>
  );
}
