import { pageSizes } from '@/lib/content/lists/pageSizes';
import type { ListName } from '@/lib/shared/i18n/paths';
import { getFurtherPages, getPageCount } from '@/lib/shared/lists/paginate';
import { getListTotal } from './getListTotal';

/**
 * The route parameters of an archive page; `page` is empty on the first page, which has the same content as the list.
 */
export type ArchiveRouteProps = { params: Promise<{ page?: string[] }> };

/**
 * Returns the parameters of all archive pages, including page 1, because a static export requires at least one page.
 */
export function getArchivePageParams(list: ListName): { page: string[] }[] {
  return [
    { page: [] },
    ...getFurtherPages(getListTotal(list), pageSizes[list]).map((page) => ({ page: [String(page)] })),
  ];
}

/** Returns the page number in the route parameters, and the number of pages of the list. */
export async function getArchivePosition(
  list: ListName,
  params: ArchiveRouteProps['params'],
): Promise<{ page: number; pages: number }> {
  const { page: [number = '1'] = [] } = await params;
  return { page: Number(number), pages: getPageCount(getListTotal(list), pageSizes[list]) };
}
