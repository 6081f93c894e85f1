import type { LeadErrors } from '@/lib/leads/parseLead';
import { leadsEndpoint } from '@/lib/site';

/** What came of a submission: stored, or not and why. `errors` are codes by field name. */
export type SendResult =
  | { outcome: 'stored' }
  | { outcome: 'invalid'; errors: LeadErrors }
  | { outcome: 'failed' };

/** How long the server may take before the visitor is told that it failed; the key makes a later retry safe. */
const TIMEOUT = 20_000;

/**
 * Sends a lead under its idempotency key. Never throws: an unreachable or broken server is `failed`, and sending again
 * with the same key stores the lead once.
 */
export async function sendLead(lead: Record<string, unknown>, idempotencyKey: string): Promise<SendResult> {
  try {
    const response = await fetch(leadsEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 422) {
      const { errors } = (await response.json()) as { errors: LeadErrors };
      return { outcome: 'invalid', errors };
    }
    if (!response.ok) return { outcome: 'failed' };
    // A host without the endpoint may answer any request with a page: only an id means that the lead is on disk.
    const { id } = (await response.json()) as { id?: unknown };
    return id === undefined ? { outcome: 'failed' } : { outcome: 'stored' };
  } catch {
    return { outcome: 'failed' };
  }
}
