import type { Metadata } from 'next';
import { type ArchiveProps, archivePosition } from '@/lib/content/routes/archivePages';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { archivePath, type ListName, pagedLists } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import { pageMetadata } from './pageMetadata';

/** The metadata of a page of an archive, with its neighbours. The first page's address is the list itself. */
export async function archiveMetadata(list: ListName, params: ArchiveProps['params']): Promise<Metadata> {
  const position = await archivePosition(list, params);
  const { page, pages } = position;
  const { locale, ...texts } = await archiveTexts(list, position);
  const pathOf = (number: number) => archivePath(list, number).replace(/#.*/, '');
  const urlOf = (number: number) => absoluteUrl(localePath(locale, pathOf(number)));
  return {
    ...pageMetadata({ locale, path: pathOf(page), ...texts }),
    pagination: {
      previous: page > 1 ? urlOf(page - 1) : undefined,
      next: page < pages ? urlOf(page + 1) : undefined,
    },
  };
}

/** Articles and news share the texts of a page, so that each has its own place in them. */
async function archiveTexts(list: ListName, position: { page: number; pages: number }) {
  const { page, section } = pagedLists[list];
  if (page === 'insights') {
    const insights = await getCopy('insights');
    const isNews = section === 'news';
    return {
      locale: insights.locale,
      title: insights.text(isNews ? 'archive.news.metaTitle' : 'archive.articles.metaTitle', position),
      description: insights.text(
        isNews ? 'archive.news.description' : 'archive.articles.description',
        position,
      ),
      keywords: insights.text('meta.keywords'),
    };
  }
  const copy = await getCopy(page satisfies 'services' | 'cases');
  return {
    locale: copy.locale,
    title: copy.text('archive.metaTitle', position),
    description: copy.text('archive.description', position),
    keywords: copy.text('meta.keywords'),
  };
}
