import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

type FieldProps = {
  /** The id of the control. The ids of its texts are `{id}-label`, `{id}-hint` and `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A form field: label, control, hint, error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the props that associate a control with its hint and error for assistive technology. `aria-invalid` is always
 * set: without it, browsers report a required control without a value as invalid before the visitor has touched it.
 */
export function getDescriptionProps(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': Boolean(error) } as const;
}

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
