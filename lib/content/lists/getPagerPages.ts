/** Distances of linked pages in both directions, so that any page of a long archive is a few clicks away. */
const PAGE_STEPS = [1, 10, 100];

/** Returns the page numbers in the pager of an archive page, sorted: the first, the last, the current one, and steps between. */
export function getPagerPages(current: number, last: number): number[] {
  const stepPages = PAGE_STEPS.flatMap((step) => [current - step, current + step]);
  const pages = new Set([1, ...stepPages, current, last].filter((page) => page >= 1 && page <= last));
  return [...pages].sort((a, b) => a - b);
}
