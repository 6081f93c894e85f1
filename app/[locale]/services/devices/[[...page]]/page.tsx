import type { Metadata } from 'next';
import { Archive } from '@/components/lists/Archive';
import { DeviceArchive } from '@/components/services/DeviceArchive';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('devices');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('services'), archivePosition('devices', params)]);
  return archiveMetadata({
    ...position,
    list: 'devices',
    title: copy.text('archive.metaTitle', position),
    description: copy.text('archive.description', position),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function DeviceArchivePage({ params }: ArchiveProps) {
  const copy = await getCopy('services');
  return <Archive list="devices" params={params} title={copy('archive.title')} entries={DeviceArchive} />;
}
