import type { Lead } from '@/lib/leads/leadSchema';

/** Nobody reads, fills in and sends the form in less, in milliseconds. */
const QUICKEST_HUMAN = 3000;

/** Why a lead looks like a robot's: it filled in the hidden field, or was sent sooner than a person can type. */
export type Suspicion = 'honeypot' | 'tooFast';

/**
 * What speaks against a lead at a time (ms since 1970). A `startedAt` in the future means that the visitor's clock is
 * wrong, not that the visitor is a robot.
 */
export function suspicionOf({ website, startedAt }: Lead, now: number): Suspicion | undefined {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - Number(startedAt ?? Number.NaN);
  return elapsed >= 0 && elapsed < QUICKEST_HUMAN ? 'tooFast' : undefined;
}
