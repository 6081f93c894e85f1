import type { ComponentProps, ReactNode } from 'react';
import styles from './Consent.module.css';

type ConsentProps = ComponentProps<'input'> & { id: string; error?: string | undefined; children: ReactNode };

/** A consent to tick, with its full text. */
export function Consent({ id, error, children, ...input }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
