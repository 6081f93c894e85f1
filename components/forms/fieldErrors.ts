import { type FormField, formFields } from '@/lib/enquiry/fields';
import type { Labels } from './getContactLabels';

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
  if (name === 'people') return labels.peopleInvalid;
  if (code === 'tooLong') return labels.tooLong;
  if (code === 'invalid' && name === 'email') return labels.emailInvalid;
  if (code === 'invalid' && name === 'phone') return labels.phoneInvalid;
  return labels.required[name] ?? labels.faulty;
}
