import * as z from 'zod/mini';
import { type Enquiry, enquirySchema } from './enquirySchema';
import { type FieldErrorCode, fieldErrorCodes } from './fieldSchemas';

/** Error codes by field name. Only the first error of each field, because forms show one. */
export type EnquiryErrors = Record<string, FieldErrorCode>;

export type ParsedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

/**
 * Validates an unknown value (parsed JSON or form fields) against `enquirySchema`. Empty texts and null count as
 * absent, except the honeypot `website`: people send it empty, and a missing one is suspicious. Unknown fields are
 * dropped. Never throws.
 */
export function parseEnquiry(value: unknown): ParsedEnquiry {
  const fields = dropEmptyFields(value);
  if (fields.kind === undefined) return { ok: false, errors: { kind: 'required' } };
  const result = z.safeParse(enquirySchema, fields);
  return result.success
    ? { ok: true, enquiry: result.data }
    : { ok: false, errors: getFirstErrors(result.error) };
}

function dropEmptyFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => field !== null && (field !== '' || name === 'website')),
  );
}

function getFirstErrors(error: z.core.$ZodError): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    errors[field] ??= fieldErrorCodes.find((code) => code === message) ?? 'invalid';
  }
  return errors;
}
