import type { Metadata } from 'next';
import { ArticleArchive } from '@/components/insights/ArticleArchive';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('insights');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('insights'), archivePosition('insights', params)]);
  return archiveMetadata({
    ...position,
    list: 'insights',
    title: copy.text('archive.articles.metaTitle', position),
    description: copy.text('archive.articles.description', position),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function ArticleArchivePage({ params }: ArchiveProps) {
  const copy = await getCopy('insights');
  return (
    <Archive
      list="insights"
      params={params}
      title={copy('archive.articles.title')}
      entries={ArticleArchive}
    />
  );
}
