import * as z from 'zod/mini';
import { type LeadErrorCode, leadErrorCodes } from './leadChecks';
import { type Lead, leadSchema } from './leadSchema';

/** What is wrong, a code a field: the first thing only, since that is what a form can show. */
export type LeadErrors = Record<string, LeadErrorCode>;

export type ParsedLead = { ok: true; lead: Lead } | { ok: false; errors: LeadErrors };

/**
 * Checks a value of unknown origin (parsed JSON, the fields of a form) against `leadSchema`. An empty text or
 * null counts as absent, except the empty `website` of a person; unknown fields are dropped. Never throws.
 */
export function parseLead(value: unknown): ParsedLead {
  const fields = withoutEmpty(value);
  if (fields.kind === undefined) return { ok: false, errors: { kind: 'required' } };
  const result = z.safeParse(leadSchema, fields);
  return result.success ? { ok: true, lead: result.data } : { ok: false, errors: firstErrors(result.error) };
}

function withoutEmpty(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => field !== null && (field !== '' || name === 'website')),
  );
}

function firstErrors(error: z.core.$ZodError): LeadErrors {
  const errors: LeadErrors = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    errors[field] ??= leadErrorCodes.find((code) => code === message) ?? 'invalid';
  }
  return errors;
}
