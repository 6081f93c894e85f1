const FIRST = 1000;

/** The longest wait between two attempts, in milliseconds. */
export const LONGEST_BACKOFF = 15 * 60_000;

/**
 * How long to wait after a number of failed attempts, in milliseconds: doubled each time up to a quarter of an hour,
 * and shortened at random by up to a half, so that deliveries which failed together do not come back together.
 */
export function backoff(attempts: number): number {
  const ceiling = Math.min(LONGEST_BACKOFF, FIRST * 2 ** (attempts - 1));
  return Math.round(ceiling * (0.5 + Math.random() / 2));
}
