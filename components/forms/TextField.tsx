import type { ComponentProps, ReactNode } from 'react';
import { Field, getDescriptionProps } from '@/components/ui/Field';

type TextFieldProps = ComponentProps<'input'> & {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A single-line text field. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} {...getDescriptionProps(id, hint, error)} />
    </Field>
  );
}
