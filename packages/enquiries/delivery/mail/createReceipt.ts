import { getReplyDeadline, type WorkingTime } from 'working-time';
import type { EnquiriesOptions } from '../../EnquiriesOptions';

/**
 * The reference number is the start of the enquiry's ID: long enough to find it, short enough to read out on the
 * telephone.
 */
export const REFERENCE_LENGTH = 8;

/** The reference number of an enquiry, and the hour and day by which it is answered. */
export type Receipt = { number: string; hour: string; day: string };

/** Creates the receipt of an enquiry that was stored at a time (ms since 1970). */
export function createReceipt(
  { utcOffsetHours, formatDeadline }: Pick<EnquiriesOptions, 'utcOffsetHours' | 'formatDeadline'>,
  workingTime: WorkingTime,
  { id, createdAt, locale }: { id: string; createdAt: number; locale: string },
): Receipt {
  const deadline = getReplyDeadline(createdAt, workingTime, utcOffsetHours);
  return { number: id.slice(0, REFERENCE_LENGTH), ...formatDeadline(deadline, locale) };
}
