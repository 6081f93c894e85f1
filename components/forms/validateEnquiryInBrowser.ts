import { dispatchPreloadError } from 'static-islands/recovery';
import type { EnquiryErrors } from '@/lib/shared/enquiry/parseEnquiry';

/** Preloads the validation code. Errors are ignored, because `validateEnquiryInBrowser` retries and reports them. */
export function preloadValidation(): void {
  import('@/lib/shared/enquiry/parseEnquiry').catch(() => {});
}

/**
 * Validates an enquiry with the schema that the server also uses. Returns error codes by field name, an empty object
 * if the enquiry is valid. The code is a separate chunk, loaded only by visitors who use a form. If the chunk cannot be
 * loaded, the enquiry counts as valid: the server validates it again and returns the same codes.
 */
export async function validateEnquiryInBrowser(enquiry: unknown): Promise<EnquiryErrors> {
  try {
    const { parseEnquiry } = await import('@/lib/shared/enquiry/parseEnquiry');
    const parsed = parseEnquiry(enquiry);
    return parsed.ok ? {} : parsed.errors;
  } catch (error) {
    dispatchPreloadError(error);
    return {};
  }
}
