import type { FormField } from './enquiryFields';

/** The fields and error codes that a page names after it has been posted without scripts and refused. */
export const faultMessages = {
  form: [
    'name-required',
    'email-required',
    'email-invalid',
    'phone-required',
    'phone-invalid',
    'subject-required',
    'message-required',
  ],
  newsletter: ['email-required', 'email-invalid', 'consent-required'],
} as const satisfies Record<string, readonly `${FormField | 'consent'}-${string}`[]>;
