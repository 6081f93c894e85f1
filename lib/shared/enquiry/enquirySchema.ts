import * as z from 'zod/mini';
import { locales } from '@/lib/shared/i18n/locales';
import { type CheckedField, enquiryFieldEntries, type enquiryFields, type SentField } from './enquiryFields';
import { fieldLimits } from './fieldLimits';
import {
  getTypeErrorCode,
  optionalCheckbox,
  optionalEmail,
  optionalPhone,
  optionalText,
  recordedText,
  requiredCheckbox,
  requiredEmail,
  requiredText,
} from './fieldSchemas';
import { getContactField } from './replyChannels';
import { subjects, trialSubject } from './subjects';

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
  email: optionalEmail(fieldLimits.email),
  phone: optionalPhone(fieldLimits.phone),
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
const enquiry = { ...common, name: requiredText(fieldLimits.name), subject, consent: optionalCheckbox };
const trial = {
  ...enquiry,
  kind: z.literal('trial'),
  subject: z._default(subject, trialSubject),
} satisfies FieldSchemas;
const contact = {
  ...enquiry,
  kind: z.literal('contact'),
  message: requiredText(fieldLimits.message),
} satisfies FieldSchemas;
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

/** Schema of an enquiry as sent by forms. Every issue message is one of `fieldErrorCodes`. */
export const enquirySchema = z.discriminatedUnion(
  'kind',
  [
    z.object(contact).check(...requireContacts, ...requireVersions),
    z.object(trial).check(...requireContacts, ...requireVersions),
    z.object(newsletter).check(...requireVersions),
  ],
  { error: 'invalid' },
);

/** A parsed enquiry: trimmed texts, checkboxes as booleans. */
export type Enquiry = z.output<typeof enquirySchema>;
