import type { Enquiry } from '../EnquiriesOptions';

/** Minimum time a person needs to read, fill in and send the form. */
const MIN_HUMAN_FILL_MS = 3000;

/**
 * Reasons why an enquiry looks like spam; `leftOut` means that a field which every form contains is missing. The reason
 * is shown to staff; the enquiry is never rejected or dropped.
 */
export type Suspicion = 'honeypot' | 'tooFast' | 'leftOut';

/**
 * Returns the reason to suspect spam, if any, at a time (ms since 1970). A form sent without scripts contains the
 * honeypot, but not the time at which the form was shown. A `startedAt` in the future means that the visitor's clock is
 * wrong, not that the visitor is a spam bot.
 */
export function detectSpam(
  { website, startedAt }: Enquiry,
  isNativeForm: boolean,
  now: number,
): Suspicion | undefined {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - Number(startedAt ?? Number.NaN);
  if (website === undefined || (Number.isNaN(elapsed) && !isNativeForm)) return 'leftOut';
  return elapsed >= 0 && elapsed < MIN_HUMAN_FILL_MS ? 'tooFast' : undefined;
}
