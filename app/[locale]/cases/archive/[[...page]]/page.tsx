import type { Metadata } from 'next';
import { CaseArchive } from '@/components/cases/CaseArchive';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('cases');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('cases'), archivePosition('cases', params)]);
  return archiveMetadata({
    ...position,
    list: 'cases',
    title: copy.text('archive.metaTitle', position),
    description: copy.text('archive.description', position),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function CaseArchivePage({ params }: ArchiveProps) {
  const copy = await getCopy('cases');
  return <Archive list="cases" params={params} title={copy('archive.title')} entries={CaseArchive} />;
}
