import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Pager } from '@/components/lists/Pager';
import { ArchiveData } from '@/components/seo/ArchiveData';
import { DeviceArchive } from '@/components/services/DeviceArchive';
import { PageHead } from '@/components/ui/PageHead';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/archivePages';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import { archiveMetadata } from '@/lib/seo/archiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('devices');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = [await getCopy('services'), await archivePosition('devices', params)];
  return archiveMetadata({
    ...position,
    list: 'devices',
    title: copy.text('archive.metaTitle', { page: position.page, pages: position.pages }),
    description: copy.text('archive.description', { page: position.page, pages: position.pages }),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function DeviceArchivePage({ params }: ArchiveProps) {
  const [locale, copy, common] = [await getLocale(), await getCopy('services'), await getCopy('common')];
  const position = await archivePosition('devices', params);
  return (
    <>
      <ArchiveData list="devices" page={position.page} />
      <PageHead
        title={copy('archive.title')}
        lead={common('pager.position', { page: position.page, pages: position.pages })}
        parents={[{ label: common('nav.services'), href: localePath(locale, pages.services) }]}
      />
      <DeviceArchive page={position.page} />
      <Pager list="devices" {...position} />
    </>
  );
}
