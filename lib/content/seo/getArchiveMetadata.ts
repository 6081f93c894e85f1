import type { Metadata } from 'next';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePosition } from '@/lib/content/routes/archivePages';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getArchivePath, type ListName, pagedLists } from '@/lib/shared/i18n/paths';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { buildPageMetadata } from './buildPageMetadata';

/**
 * Returns the metadata of an archive page, including the previous and next page. The canonical URL of page 1 is the
 * page that contains the list.
 */
export async function getArchiveMetadata(
  list: ListName,
  params: ArchiveRouteProps['params'],
): Promise<Metadata> {
  const position = await getArchivePosition(list, params);
  const { page, pages } = position;
  const { locale, ...texts } = await getArchiveTexts(list, position);
  const getPath = (number: number) => getArchivePath(list, number).replace(/#.*/, '');
  const getUrl = (number: number) => getAbsoluteUrl(getLocalePath(locale, getPath(number)));
  return {
    ...buildPageMetadata({ locale, path: getPath(page), ...texts }),
    pagination: {
      previous: page > 1 ? getUrl(page - 1) : undefined,
      next: page < pages ? getUrl(page + 1) : undefined,
    },
  };
}

/** Returns the messages for the metadata. Articles and news share a namespace, so their keys include the list. */
async function getArchiveTexts(list: ListName, position: { page: number; pages: number }) {
  const { page, section } = pagedLists[list];
  if (page === 'insights') {
    const insights = await getTranslator('insights');
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
  const t = await getTranslator(page);
  return {
    locale: t.locale,
    title: t.text('archive.metaTitle', position),
    description: t.text('archive.description', position),
    keywords: t.text('meta.keywords'),
  };
}
