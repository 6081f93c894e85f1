import { createHash } from 'node:crypto';
import type { EnteredField } from '@/lib/shared/enquiry/leadFields';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';

/**
 * A hash of what a visitor entered. Two submissions with the same are one sent again, even from the page in another
 * language or in a newer version, or a moment later.
 */
export function contentHash(lead: Lead): string {
  const { kind, name, email, phone, company, subject, message, consent, transfer } = lead;
  const entered = { kind, name, email, phone, company, subject, message, consent, transfer };
  const values = Object.values(entered satisfies Record<EnteredField, unknown>);
  return createHash('sha256')
    .update(JSON.stringify(values.map((value) => value || '')))
    .digest('hex');
}
