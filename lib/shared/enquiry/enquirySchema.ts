import * as z from 'zod/mini';
import { locales } from '@/lib/shared/i18n/locales';
import type { SentField } from './enquiryFields';
import { fieldLimits } from './fieldLimits';
import {
  boundedText,
  email,
  getTypeErrorCode,
  optionalCheckbox,
  plainFieldSchemas,
  requiredCheckbox,
  requiredText,
} from './fieldSchemas';
import { readPhone } from './readPhone';
import { subjects } from './subjects';

const subject = z.enum(subjects, { error: getTypeErrorCode });

const common = {
  ...plainFieldSchemas,
  locale: z.enum(locales, { error: getTypeErrorCode }),
  email: email(fieldLimits.email),
  phone: z.optional(
    boundedText(fieldLimits.phone).check(
      z.refine((value: string) => value === '' || readPhone(value) !== undefined, 'invalid'),
    ),
  ),
  transfer: optionalCheckbox,
  /** A field that people do not see and robots fill in. Our forms always send it: left out, it is undefined. */
  website: z.optional(z.string({ error: 'invalid' })),
  /** When the form was first shown, in milliseconds since 1970; a native form sends it as text. */
  startedAt: z.optional(z.union([z.number(), z.string()], { error: 'invalid' })),
  /** Stands in for the header `Idempotency-Key`, which a native form cannot send. */
  idempotencyKey: z.optional(z.string({ error: 'invalid' })),
};

type FieldSchemas = Record<SentField, z.core.$ZodType>;

/** An enquiry or a trial needs no consent: whoever writes to us wants an answer. */
const enquiry = { ...common, name: requiredText(fieldLimits.name), subject, consent: optionalCheckbox };
const trial = { ...enquiry, kind: z.literal('trial') } satisfies FieldSchemas;
const contact = {
  ...enquiry,
  kind: z.literal('contact'),
  message: requiredText(fieldLimits.message),
} satisfies FieldSchemas;
const newsletter = {
  ...common,
  kind: z.literal('newsletter'),
  subject: z.optional(subject),
  consent: requiredCheckbox,
} satisfies FieldSchemas;

type ConsentFields = {
  consent: boolean;
  consentVersion?: string | undefined;
  transfer: boolean;
  transferVersion?: string | undefined;
};

/** A tick is evidence only together with the version of the text beside it. */
function requireVersion(name: 'consent' | 'transfer') {
  return z.refine<ConsentFields>((fields) => !fields[name] || fields[`${name}Version`], {
    error: 'required',
    path: [`${name}Version`],
  });
}

const requireVersions = [requireVersion('consent'), requireVersion('transfer')] as const;

/** A lead as the form holds and sends it. Every message of an issue is one of `leadErrorCodes`. */
export const enquirySchema = z.discriminatedUnion(
  'kind',
  [
    z.object(contact).check(...requireVersions),
    z.object(trial).check(...requireVersions),
    z.object(newsletter),
  ],
  { error: 'invalid' },
);

/** What it means: texts trimmed, boxes as booleans. */
export type Enquiry = z.output<typeof enquirySchema>;
