import { PostRow } from '@/components/insights/PostRow';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('news');

export const generateMetadata = ({ params }: ArchiveProps) => archiveMetadata('news', params);

/** A page of all news, newest first. */
export default async function NewsArchivePage({ params }: ArchiveProps) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  const texts = { title: copy('archive.news.title'), heading: copy('news.label') };
  return (
    <Archive list="news" params={params} {...texts}>
      {(item) => (
        <li key={item.id}>
          <PostRow post={item} readMore={common('actions.readMore')} />
        </li>
      )}
    </Archive>
  );
}
