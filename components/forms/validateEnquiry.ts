import { dispatchPreloadError } from '@/lib/browser/pages/dispatchPreloadError';
import type { EnquiryErrors } from '@/lib/shared/enquiry/parseEnquiry';

/** Fetches the checks ahead. A failure is nobody's trouble yet. */
export function preloadValidation(): void {
  import('@/lib/shared/enquiry/parseEnquiry').catch(() => {});
}

/**
 * Checks a lead as the server will: error codes by field name, none where all is in order. The checks are a file of
 * their own that only who enters a form fetches. Where it does not come nothing is held back: the server checks by the
 * same schema and answers with the same codes.
 */
export async function validateEnquiry(enquiry: unknown): Promise<EnquiryErrors> {
  try {
    const { parseEnquiry } = await import('@/lib/shared/enquiry/parseEnquiry');
    const parsed = parseEnquiry(enquiry);
    return parsed.ok ? {} : parsed.errors;
  } catch (error) {
    dispatchPreloadError(error);
    return {};
  }
}
