import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { leadBounds } from './leadBounds';
import { readPhone } from './readPhone';
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

/** Ends the check of a field, so that no pattern is ever tried on a text longer than its bound. */
function atMost(max: number) {
  return z.maxLength(max, { error: 'tooLong', abort: true });
}

function text(max: number) {
  return z.string({ error: requiredOrInvalid }).check(tidied, atMost(max));
}

function requiredText(max: number) {
  return text(max).check(z.minLength(1, { error: 'required', abort: true }));
}

const name = requiredText(leadBounds.name);
const message = requiredText(leadBounds.message);
const subject = z.enum(subjects, { error: requiredOrInvalid });
const consentVersion = z.optional(text(leadBounds.consentVersion));

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
    text(leadBounds.phone).check(
      z.refine((value: string) => value === '' || readPhone(value) !== undefined, 'invalid'),
    ),
  ),
  company: z.optional(text(leadBounds.company)),
  consentVersion,
  /** Whether the head office, in another country, may read it too. */
  transfer: tickable,
  transferVersion: consentVersion,
  /** The path of the page the form stood on. Cut rather than refused: nobody typed it. */
  source: z.optional(
    z.string({ error: 'invalid' }).check(
      tidied,
      z.overwrite((path: string) => path.slice(0, leadBounds.source)),
    ),
  ),
  /** A field that people do not see and robots fill in. Our forms always send it: left out, it is undefined. */
  website: z.optional(z.string({ error: 'invalid' })),
  /** When the form was first shown, in milliseconds since 1970; a native form sends it as text. */
  startedAt: z.optional(z.union([z.number(), z.string()], { error: 'invalid' })),
  /** Stands in for the header `Idempotency-Key`, which a native form cannot send. */
  idempotencyKey: z.optional(z.string({ error: 'invalid' })),
};

/** The fields of an enquiry or a trial, which need no consent: whoever writes to us wants an answer. */
const enquiry = { ...common, name, subject, consent: tickable };

type Boxes = {
  consent: boolean;
  consentVersion?: string | undefined;
  transfer: boolean;
  transferVersion?: string | undefined;
};

/** A tick is evidence only together with the version of the text beside it. */
function versioned(box: 'consent' | 'transfer') {
  return z.refine<Boxes>((boxes) => !boxes[box] || boxes[`${box}Version`], {
    error: 'required',
    path: [`${box}Version`],
  });
}

const bothVersioned = [versioned('consent'), versioned('transfer')] as const;

/** A lead as the form holds and sends it. Every message of an issue is one of `leadErrorCodes`. */
export const leadSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...enquiry, kind: z.literal('contact'), message }).check(...bothVersioned),
    z
      .object({ ...enquiry, kind: z.literal('trial'), message: z.optional(text(leadBounds.message)) })
      .check(...bothVersioned),
    z.object({
      ...common,
      kind: z.literal('newsletter'),
      consent: ticked,
      name: z.optional(text(leadBounds.name)),
      subject: z.optional(subject),
      message: z.optional(text(leadBounds.message)),
    }),
  ],
  { error: 'invalid' },
);

/** What it means: texts trimmed, boxes as booleans. */
export type Lead = z.output<typeof leadSchema>;
