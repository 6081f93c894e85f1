import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { containsPhone, isEmail, normalizeEmail } from './contacts';
import {
  type CheckedField,
  enquiryFieldEntries,
  type enquiryFields,
  fieldLimits,
  getContactField,
  type SentField,
  subjects,
  trialSubject,
} from './fields';

/** Error codes of a field. Stable: the messages of forms and other clients use them as keys. */
const fieldErrorCodes = ['required', 'invalid', 'tooLong'] as const;

type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Returns the error code for a value that is missing or of another type. */
function getTypeErrorCode(issue: { input?: unknown }): FieldErrorCode {
  return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
}

/** Line breaks of all systems. Native forms send CR LF, which `maxlength` counts as one character. */
const LINE_BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/**
 * Control characters, and invisible characters, which hide text or reverse its direction. Words and emoji contain
 * joiners and variation selectors.
 */
const INVISIBLE = /(?![\t\n\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{DI}]/gu;

/** A text without visible characters; U+2800 is the blank of Braille. */
const BLANK_TEXT = /^[\s\p{DI}\u2800]*$/u;

/** Removes invisible characters. NUL is replaced by U+FFFD, as in HTML. */
function removeInvisible(text: string): string {
  const visible = text.replace(LINE_BREAK, '\n').replaceAll('\0', '\uFFFD').replace(INVISIBLE, '');
  return BLANK_TEXT.test(visible) ? '' : visible.trim();
}

const normalized = z.overwrite(removeInvisible);

/**
 * Aborts validation if a text is too long, so that patterns are never applied to unbounded input. `z.maxLength`
 * counts code points; `maxlength` of an input counts UTF-16 code units.
 */
function maxLength(max: number) {
  return z.refine<string>((text) => text.length <= max, { error: 'tooLong', abort: true });
}

/** A text entered by a visitor, trimmed, with a maximum length. */
function boundedText(max: number) {
  return z.string({ error: getTypeErrorCode }).check(normalized, maxLength(max));
}

/** An email address or an empty text, normalized before its length and format are validated. */
function email(max: number) {
  return z.string({ error: getTypeErrorCode }).check(
    normalized,
    z.overwrite(normalizeEmail),
    maxLength(max),
    z.refine((text) => text === '' || isEmail(text), 'invalid'),
  );
}

export function requiredEmail(max: number) {
  return email(max).check(z.minLength(1, { error: 'required' }));
}

/** A text of the visitor. A value that does not match the pattern is rejected. */
export function optionalText(max: number, pattern?: RegExp) {
  const text = boundedText(max);
  return z.optional(
    pattern ? text.check(z.refine((value) => value === '' || pattern.test(value), 'invalid')) : text,
  );
}

/** The first half of a character of two code units at the end of a text. */
const CUT_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A text set by the page. It is never rejected, because the visitor did not type it: invisible characters are removed,
 * a long text is truncated, and a value that is not a text or does not match the pattern is dropped.
 */
function recordedText(max: number, pattern?: RegExp) {
  return z.optional(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return undefined;
      const text = value.trim();
      if (pattern) return text.length <= max && pattern.test(text) ? text : '';
      return text
        .replace(INVISIBLE, '')
        .replace(/[\t\n]/g, '')
        .trim()
        .slice(0, max)
        .replace(CUT_CHARACTER, '');
    }),
  );
}

/** A ticked checkbox: `true` in JSON, `on` or `true` in a native form. */
const requiredCheckbox = z.pipe(
  z.literal([true, 'true', 'on'], { error: 'required' }),
  z.transform(() => true as const),
);

/** An optional checkbox. Native forms omit it if it is not ticked. */
const optionalCheckbox = z.pipe(
  z.optional(z.literal([true, 'true', 'on', false, 'false', ''], { error: 'invalid' })),
  z.transform((value) => value === true || value === 'true' || value === 'on'),
);

const subject = z.enum(subjects, { error: getTypeErrorCode });

type PlainSchemas = { text: ReturnType<typeof optionalText>; note: ReturnType<typeof recordedText> };

/** Schemas of the fields that have only the standard rule for their `check`. */
const plainFieldSchemas = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { check, max = 0, pattern }]) => {
    if (!check) return [];
    return [[name, check === 'text' ? optionalText(max, pattern) : recordedText(max, pattern)]];
  }),
) as { [N in CheckedField]: PlainSchemas[(typeof enquiryFields)[N]['check']] };

const common = {
  ...plainFieldSchemas,
  locale: z.enum(locales, { error: getTypeErrorCode }),
  email: z.optional(email(fieldLimits.email)),
  /** Stored as written. */
  phone: z.optional(
    boundedText(fieldLimits.phone).check(z.refine((text) => text === '' || containsPhone(text), 'invalid')),
  ),
  transfer: optionalCheckbox,
  /**
   * Honeypot field: invisible to people, filled in by spam bots. Our forms always send it; undefined means that it
   * was omitted.
   */
  website: z.optional(z.string({ error: 'invalid' })),
  /** Time at which the form was first shown, in milliseconds since 1970. Native forms send it as text. */
  startedAt: z.optional(z.union([z.number(), z.string()], { error: 'invalid' })),
  /** Replaces the header `Idempotency-Key`, which native forms cannot send. */
  idempotencyKey: z.optional(z.string({ error: 'invalid' })),
};

type FieldSchemas = Record<SentField, z.core.$ZodType>;

/** Contact enquiries and trial applications need no consent, because the visitor expects an answer. */
const enquiry = {
  ...common,
  name: boundedText(fieldLimits.name).check(z.minLength(1, { error: 'required', abort: true })),
  subject,
  consent: optionalCheckbox,
};
const trial = {
  ...enquiry,
  kind: z.literal('trial'),
  subject: z._default(subject, trialSubject),
} satisfies FieldSchemas;
const contact = { ...enquiry, kind: z.literal('contact') } satisfies FieldSchemas;
const newsletter = {
  ...common,
  kind: z.literal('newsletter'),
  email: requiredEmail(fieldLimits.email),
  subject: z.optional(subject),
  consent: requiredCheckbox,
} satisfies FieldSchemas;

type ConsentFields = {
  consent: boolean;
  consentVersion?: string | undefined;
  transfer: boolean;
  transferVersion?: string | undefined;
};

/** Requires the version of the consent text with a ticked checkbox: without it, the consent cannot be proven. */
function requireVersion(name: 'consent' | 'transfer') {
  return z.refine<ConsentFields>((fields) => !fields[name] || fields[`${name}Version`], {
    error: 'required',
    path: [`${name}Version`],
  });
}

const requireVersions = [requireVersion('consent'), requireVersion('transfer')] as const;

type ContactFields = Partial<Record<'email' | 'phone' | 'replyChannel', string | undefined>>;

/** Requires an email address or a telephone number. The field of the reply channel has the error. */
function requireContact(name: 'email' | 'phone') {
  return z.refine<ContactFields>(
    ({ email, phone, replyChannel }) => email || phone || getContactField(replyChannel) !== name,
    // Also if other fields are invalid: the form shows all errors at once.
    { error: 'required', path: [name], when: () => true },
  );
}

const requireContacts = [requireContact('email'), requireContact('phone')] as const;

/** Requires a message, except to be called: the call is enough. */
const requireMessage = z.refine<{ message?: string | undefined; replyChannel?: string | undefined }>(
  ({ message, replyChannel }) => message || replyChannel === 'phone',
  { error: 'required', path: ['message'], when: () => true },
);

/** Schema of an enquiry as sent by forms. Every issue message is one of `fieldErrorCodes`. */
export const enquirySchema = z.discriminatedUnion(
  'kind',
  [
    z.object(contact).check(requireMessage, ...requireContacts, ...requireVersions),
    z.object(trial).check(...requireContacts, ...requireVersions),
    z.object(newsletter).check(...requireVersions),
  ],
  { error: 'invalid' },
);

/** A parsed enquiry: trimmed texts, checkboxes as booleans. */
export type Enquiry = z.output<typeof enquirySchema>;

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
