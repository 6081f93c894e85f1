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

export const generateStaticParams = () => archiveParams('insights');

export async function generateMetadata({ params }: ArchiveProps): Promise<Metadata> {
  const [copy, position] = await Promise.all([getCopy('insights'), archivePosition('insights', params)]);
  return archiveMetadata({
    ...position,
    list: 'insights',
    title: copy.text('archive.articles.metaTitle', { page: position.page, pages: position.pages }),
    description: copy.text('archive.articles.description', { page: position.page, pages: position.pages }),
    keywords: copy.text('meta.keywords'),
  });
}

export default async function ArticleArchivePage({ params }: ArchiveProps) {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('insights'), getCopy('common')]);
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
