import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { isPhone } from './isPhone';
import { leadBounds } from './leadBounds';
import { subjects } from './subjects';

/** What may be wrong with a field. Stable: the form's texts and other clients are keyed by it. */
export const leadErrorCodes = ['required', 'invalid', 'tooLong'] as const;

export type LeadErrorCode = (typeof leadErrorCodes)[number];

function requiredOrInvalid(issue: { input?: unknown }): LeadErrorCode {
  return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
}

/**
 * A native form sends line breaks as CR LF, which `maxlength` counts as one. A NUL ends a text in SQLite; the
 * replacement character stands for it, as in HTML.
 */
const tidied = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').trim());

function text(max: number) {
  return z.string({ error: requiredOrInvalid }).check(tidied, z.maxLength(max, 'tooLong'));
}

function requiredText(max: number) {
  return z
    .string({ error: requiredOrInvalid })
    .check(tidied, z.minLength(1, 'required'), z.maxLength(max, 'tooLong'));
}

const name = requiredText(leadBounds.name);
const message = requiredText(leadBounds.message);
const subject = z.enum(subjects, { error: requiredOrInvalid });
const consentVersion = requiredText(leadBounds.consentVersion);

/** A ticked box: `true` in JSON, `on` or `true` in a native form. */
const ticked = z.pipe(
  z.literal([true, 'true', 'on'], { error: 'required' }),
  z.transform(() => true as const),
);

/** A box that may stay unticked, which a native form then leaves out. */
const tickable = z.pipe(
  z.optional(z.literal([true, 'true', 'on', false, 'false', ''], { error: 'invalid' })),
  z.transform((value) => value === true || value === 'true' || value === 'on'),
);

const common = {
  locale: z.enum(locales, { error: requiredOrInvalid }),
  email: requiredText(leadBounds.email).check(z.email('invalid')),
  phone: z.optional(
    text(leadBounds.phone).check(z.refine((value: string) => value === '' || isPhone(value), 'invalid')),
  ),
  company: z.optional(text(leadBounds.company)),
  consent: ticked,
  newsConsent: tickable,
  newsConsentVersion: z.optional(text(leadBounds.consentVersion)),
  /** The path of the page the form stood on. Cut rather than refused: nobody typed it. */
  source: z.optional(
    z.string({ error: 'invalid' }).check(
      tidied,
      z.overwrite((path: string) => path.slice(0, leadBounds.source)),
    ),
  ),
  /** A field that people do not see and robots fill in. */
  website: z.optional(z.string({ error: 'invalid' })),
  /** When the form was first shown, in milliseconds since 1970; a native form sends it as text. */
  startedAt: z.optional(z.union([z.number(), z.string()], { error: 'invalid' })),
  /** Stands in for the header `Idempotency-Key`, which a native form cannot send. */
  idempotencyKey: z.optional(z.string({ error: 'invalid' })),
};

/** A lead as the form holds and sends it. Every message of an issue is one of `leadErrorCodes`. */
export const leadSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...common, kind: z.literal('contact'), name, subject, message, consentVersion }),
    z.object({
      ...common,
      kind: z.literal('trial'),
      name,
      subject,
      message: z.optional(text(leadBounds.message)),
      consentVersion,
    }),
    z.object({
      ...common,
      kind: z.literal('newsletter'),
      name: z.optional(text(leadBounds.name)),
      subject: z.optional(subject),
      message: z.optional(text(leadBounds.message)),
      consentVersion: z.optional(text(leadBounds.consentVersion)),
    }),
  ],
  { error: 'invalid' },
);

/** What it means: texts trimmed, boxes as booleans. */
export type Lead = z.output<typeof leadSchema>;
