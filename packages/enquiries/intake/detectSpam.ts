import type { Enquiry } from '../EnquiriesOptions';

/** Minimum time that a person needs to read, fill in and send the form. */
const MIN_HUMAN_FILL_MS = 3000;

/** A field that every form contains is missing. The value is stored in databases, so it must not change. */
const MISSING_FIELD = 'leftOut';

/**
 * Reasons why an enquiry looks like spam, as stored in the column `suspect` and shown to staff. The enquiry is never
 * rejected or dropped.
 */
export type Suspicion = 'honeypot' | 'tooFast' | typeof MISSING_FIELD;

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
  const elapsedMs = now - Number(startedAt ?? Number.NaN);
  if (website === undefined || (Number.isNaN(elapsedMs) && !isNativeForm)) return MISSING_FIELD;
  return elapsedMs >= 0 && elapsedMs < MIN_HUMAN_FILL_MS ? 'tooFast' : undefined;
}
