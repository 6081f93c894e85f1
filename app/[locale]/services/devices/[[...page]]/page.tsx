import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Pager } from '@/components/lists/Pager';
import { ArchiveData } from '@/components/seo/ArchiveData';
import { DeviceArchive } from '@/components/services/DeviceArchive';
import { PageHead } from '@/components/ui/PageHead';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('devices');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('services'), archivePosition('devices', params)]);
  return archiveMetadata({
    ...position,
    list: 'devices',
    title: copy.text('archive.metaTitle', { page: position.page, pages: position.pages }),
    description: copy.text('archive.description', { page: position.page, pages: position.pages }),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function DeviceArchivePage({ params }: ArchiveProps) {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('services'), getCopy('common')]);
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
