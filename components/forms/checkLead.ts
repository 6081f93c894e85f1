import { announceFailure } from '@/lib/browser/pages/announceFailure';
import type { LeadErrors } from '@/lib/shared/enquiry/parseLead';

/** Fetches the checks ahead. A failure is nobody's trouble yet. */
export function prepareChecks(): void {
  import('@/lib/shared/enquiry/parseLead').catch(() => {});
}

/**
 * Checks a lead as the server will: error codes by field name, none where all is in order. The checks are a file of
 * their own that only who enters a form fetches. Where it does not come nothing is held back: the server checks by the
 * same schema and answers with the same codes.
 */
export async function checkLead(lead: unknown): Promise<LeadErrors> {
  try {
    const { parseLead } = await import('@/lib/shared/enquiry/parseLead');
    const parsed = parseLead(lead);
    return parsed.ok ? {} : parsed.errors;
  } catch (error) {
    announceFailure(error);
    return {};
  }
}
