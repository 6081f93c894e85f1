/** Returns the number of pages of a list with `total` entries, at least 1. */
export function getPageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Returns the entries of one page; pages are numbered from 1. */
export function getPage<T>(entries: readonly T[], page: number, size: number): T[] {
  return entries.slice((page - 1) * size, page * size);
}

/** Returns the numbers of the pages after the first: 2, 3, … */
export function getFurtherPages(total: number, size: number): number[] {
  return Array.from({ length: getPageCount(total, size) - 1 }, (_, index) => index + 2);
}

/** Returns the number of the page that contains the entry at a zero-based position. */
export function getPageNumber(position: number, size: number): number {
  return Math.floor(position / size) + 1;
}

/** Distances of the linked pages, in both directions: a few clicks reach any page of a long archive. */
const PAGE_STEPS = [1, 10, 100];

/**
 * Returns the sorted page numbers in the pager of an archive page: first, last, current, and some pages between them.
 */
export function getPagerPages(current: number, last: number): number[] {
  const stepPages = PAGE_STEPS.flatMap((step) => [current - step, current + step]);
  const pages = new Set([1, ...stepPages, current, last].filter((page) => page >= 1 && page <= last));
  return [...pages].sort((a, b) => a - b);
}
