import type { Enquiry } from '@/lib/shared/enquiry/enquirySchema';

/** Nobody reads, fills in and sends the form in less, in milliseconds. */
const QUICKEST_HUMAN = 3000;

/** Why a lead looks like a robot's: a mark for whoever reads the lead, and never a reason to refuse or to drop it. */
export type Suspicion = 'honeypot' | 'tooFast' | 'leftOut';

/**
 * What speaks against a lead at a time (ms since 1970). A form that the browser sends by itself, without scripts, has
 * the hidden field and cannot know when it was shown. A `startedAt` in the future means that the visitor's clock is
 * wrong, not that the visitor is a robot.
 */
export function detectSpam(
  { website, startedAt }: Enquiry,
  isNativeForm: boolean,
  now: number,
): Suspicion | undefined {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - Number(startedAt ?? Number.NaN);
  if (website === undefined || (Number.isNaN(elapsed) && !isNativeForm)) return 'leftOut';
  return elapsed >= 0 && elapsed < QUICKEST_HUMAN ? 'tooFast' : undefined;
}
