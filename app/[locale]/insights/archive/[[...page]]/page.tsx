import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PostArchive } from '@/components/insights/PostArchive';
import { Pager } from '@/components/lists/Pager';
import { ArchiveData } from '@/components/seo/ArchiveData';
import { PageHead } from '@/components/ui/PageHead';
import { type ArchiveProps, archiveParams, archivePosition } from '@/lib/content/archivePages';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import { archiveMetadata } from '@/lib/seo/archiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('insights');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = [await getCopy('insights'), await archivePosition('insights', params)];
  return archiveMetadata({
    ...position,
    list: 'insights',
    title: copy.text('archive.articles.metaTitle', { page: position.page, pages: position.pages }),
    description: copy.text('archive.articles.description', { page: position.page, pages: position.pages }),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function ArticleArchivePage({ params }: ArchiveProps) {
  const [locale, copy, common] = [await getLocale(), await getCopy('insights'), await getCopy('common')];
  const position = await archivePosition('insights', params);
  return (
    <>
      <ArchiveData list="insights" page={position.page} />
      <PageHead
        title={copy('archive.articles.title')}
        lead={common('pager.position', { page: position.page, pages: position.pages })}
        parents={[{ label: common('nav.insights'), href: localePath(locale, pages.insights) }]}
      />
      <PostArchive kind="insights" page={position.page} />
      <Pager list="insights" {...position} />
    </>
  );
}
