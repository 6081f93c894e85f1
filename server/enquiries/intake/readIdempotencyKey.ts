import type { EnquiryErrorCode } from '@/lib/shared/enquiry/fieldSchemas';

/** The longest key that is taken. */
const MAX_LENGTH = 255;

/** What HTTP lets a header hold without quoting. */
const PRINTABLE = /^[\x20-\x7e]*$/;

/** Reads the key of a submission, from the header or, where that is empty, from the field. A key of spaces is none. */
export function readIdempotencyKey(
  header: string | undefined,
  field: string | undefined,
): { key?: string; error?: EnquiryErrorCode } {
  const key = header?.trim() || field?.trim() || undefined;
  if (key === undefined) return {};
  if (key.length > MAX_LENGTH) return { error: 'tooLong' };
  return PRINTABLE.test(key) ? { key } : { error: 'invalid' };
}
