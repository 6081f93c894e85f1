/** How many pages a list of `total` entries has: one at least. */
export function getPageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The entries of one page; pages count from 1. */
export function getPage<T>(entries: readonly T[], page: number, size: number): T[] {
  return entries.slice((page - 1) * size, page * size);
}

/** The numbers of the further pages of a list: 2 and on. */
export function getFurtherPages(total: number, size: number): number[] {
  return Array.from({ length: getPageCount(total, size) - 1 }, (_, index) => index + 2);
}

/** The number of the page on which the entry at a position (from 0) stands. */
export function getPageNumber(position: number, size: number): number {
  return Math.floor(position / size) + 1;
}
