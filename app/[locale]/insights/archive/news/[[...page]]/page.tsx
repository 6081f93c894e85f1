import type { Metadata } from 'next';
import { NewsArchive } from '@/components/insights/NewsArchive';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('news');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('insights'), archivePosition('news', params)]);
  return archiveMetadata({
    ...position,
    list: 'news',
    title: copy.text('archive.news.metaTitle', position),
    description: copy.text('archive.news.description', position),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function NewsArchivePage({ params }: ArchiveProps) {
  const copy = await getCopy('insights');
  return <Archive list="news" params={params} title={copy('archive.news.title')} entries={NewsArchive} />;
}
