import type { Metadata } from 'next';
import { getFurtherPages, getPageCount } from '@/lib/browser/lists/paginate';
import { getArchivePath, getListTotal, type List } from '@/lib/content/lists/lists';
import { getMessageTranslator, getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { buildPageMetadata } from './buildPageMetadata';

/**
 * The route parameters of an archive page; `page` is empty on the first page, which has the same content as the list.
 */
export type ArchiveRouteProps = { params: Promise<{ page?: string[] }> };

/**
 * Returns the parameters of all archive pages, including page 1, because a static export requires at least one page.
 */
export function getArchivePageParams(list: List): { page: string[] }[] {
  return [
    { page: [] },
    ...getFurtherPages(getListTotal(list), list.list.pageSize).map((page) => ({ page: [String(page)] })),
  ];
}

/** Returns the page number in the route parameters, and the number of pages of the list. */
export async function getArchivePosition(
  list: List,
  params: ArchiveRouteProps['params'],
): Promise<{ page: number; pages: number }> {
  const { page: [number = '1'] = [] } = await params;
  return { page: Number(number), pages: getPageCount(getListTotal(list), list.list.pageSize) };
}

/**
 * Returns the metadata of an archive page, including the previous and next page. The canonical URL of page 1 is the
 * page that contains the list.
 */
export async function getArchiveMetadata(list: List, params: ArchiveRouteProps['params']): Promise<Metadata> {
  const { page: listPage, archiveMessages } = list.list;
  const [position, t, archive] = await Promise.all([
    getArchivePosition(list, params),
    getTranslator(listPage),
    getMessageTranslator(archiveMessages),
  ]);
  const { page, pages } = position;
  const getPath = (number: number) => getArchivePath(list, number).replace(/#.*/, '');
  const getUrl = (number: number) => getAbsoluteUrl(getLocalePath(t.locale, getPath(number)));
  return {
    ...buildPageMetadata({
      locale: t.locale,
      path: getPath(page),
      title: archive.text('metaTitle', position),
      description: archive.text('description', position),
      keywords: t.text('meta.keywords'),
    }),
    pagination: {
      previous: page > 1 ? getUrl(page - 1) : undefined,
      next: page < pages ? getUrl(page + 1) : undefined,
    },
  };
}
