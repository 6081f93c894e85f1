const FIRST = 1000;

/** The longest wait between two attempts, in milliseconds. */
export const LONGEST_BACKOFF = 15 * 60_000;

/** How long to wait after so many failed attempts (ms). Part of it is random: what failed together does not come back together. */
export function backoff(attempts: number): number {
  const ceiling = Math.min(LONGEST_BACKOFF, FIRST * 2 ** (attempts - 1));
  return Math.round(ceiling * (0.5 + Math.random() / 2));
}
