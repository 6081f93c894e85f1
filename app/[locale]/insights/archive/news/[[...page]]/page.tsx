import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PostArchive } from '@/components/insights/PostArchive';
import { Pager } from '@/components/lists/Pager';
import { ArchiveData } from '@/components/seo/ArchiveData';
import { PageHead } from '@/components/ui/PageHead';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('news');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('insights'), archivePosition('news', params)]);
  return archiveMetadata({
    ...position,
    list: 'news',
    title: copy.text('archive.news.metaTitle', { page: position.page, pages: position.pages }),
    description: copy.text('archive.news.description', { page: position.page, pages: position.pages }),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function NewsArchivePage({ params }: ArchiveProps) {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('insights'), getCopy('common')]);
  const position = await archivePosition('news', params);
  return (
    <>
      <ArchiveData list="news" page={position.page} />
      <PageHead
        title={copy('archive.news.title')}
        lead={common('pager.position', { page: position.page, pages: position.pages })}
        parents={[{ label: common('nav.insights'), href: localePath(locale, pages.insights) }]}
      />
      <PostArchive kind="news" page={position.page} />
      <Pager list="news" {...position} />
    </>
  );
}
