import { pageSizes } from '@/lib/content/lists/pageSizes';
import type { ListName } from '@/lib/shared/i18n/paths';
import { getFurtherPages, getPageCount } from '@/lib/shared/lists/paginate';
import { getListTotal } from './getListTotal';

/** The parameters of an archive's address: none on its first page, which says what the list itself says. */
export type ArchiveProps = { params: Promise<{ page?: string[] }> };

/** The pages of a list's archive, the first one included: an export needs one page at least. */
export function getArchiveParams(list: ListName): { page: string[] }[] {
  return [
    { page: [] },
    ...getFurtherPages(getListTotal(list), pageSizes[list]).map((page) => ({ page: [String(page)] })),
  ];
}

/** Which page of its archive an address names, and how many there are. */
export async function getArchivePosition(
  list: ListName,
  params: ArchiveProps['params'],
): Promise<{ page: number; pages: number }> {
  const { page: [number = '1'] = [] } = await params;
  return { page: Number(number), pages: getPageCount(getListTotal(list), pageSizes[list]) };
}
