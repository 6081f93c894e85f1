/** How far the pager's links reach to either side: every page of a long archive is a few steps from every other. */
const STEPS = [1, 10, 100];

/** The pages that a page of an archive links to, itself included, in order: the first, the last, and steps between. */
export function getPagerPages(current: number, last: number): number[] {
  const near = STEPS.flatMap((step) => [current - step, current + step]);
  const pages = new Set([1, ...near, current, last].filter((page) => page >= 1 && page <= last));
  return [...pages].sort((a, b) => a - b);
}
