import { type FormField, formFields } from '@/lib/shared/enquiry/enquiryFields';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import type { ContactFormValues } from './contactFormProps';
import type { Labels } from './getContactLabels';
import { validateEnquiryInBrowser } from './validateEnquiryInBrowser';

/** An invalid field and its error message. */
export type FieldError = { name: FormField; text: string };

type Errors = Partial<Record<string, { type?: unknown }>>;

/** Returns the errors in the order of the form. */
export function getFieldErrors(errors: Errors, labels: Labels): FieldError[] {
  return formFields.flatMap((name) => {
    const text = getErrorMessage(errors, name, labels);
    return text === undefined ? [] : [{ name, text }];
  });
}

/** Returns the message for a field's error code. */
export function getErrorMessage(errors: Errors, name: FormField, labels: Labels): string | undefined {
  const code = errors[name]?.type;
  if (code === undefined) return undefined;
  if (name === 'subject') return labels.subjectMissing;
  if (code === 'tooLong') return labels.tooLong;
  if (code === 'invalid' && name === 'email') return labels.emailInvalid;
  if (code === 'invalid' && name === 'phone') return labels.phoneInvalid;
  return labels.required[name] ?? labels.faulty;
}

/**
 * Validates the form with the server's schema, in the format of a React Hook Form resolver. The server accepts either
 * contact; the form requires the contact of the chosen reply channel.
 */
export async function validateForm(values: ContactFormValues & Record<string, unknown>) {
  const errorCodes = await validateEnquiryInBrowser(values);
  const contactField = getContactField(values.replyChannel);
  if (!values[contactField]?.trim()) errorCodes[contactField] = 'required';
  const errors = Object.entries(errorCodes).map(([field, code]) => [field, { type: code, message: code }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
}
