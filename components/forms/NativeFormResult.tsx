import type { ReactNode } from 'react';
import styles from './NativeFormResult.module.css';

type NativeFormResultProps = {
  /** The form: the server redirects to `#{form}-sent`, `#{form}-failed` or `#{form}-failed-{fault}`. */
  form: 'form' | 'newsletter';
  sent: ReactNode;
  failed: ReactNode;
  /** The messages about refused fields, such as `['email-invalid', 'Please check the email address.']`. */
  faults: [fault: string, text: ReactNode][];
  /** True if `failed` also explains how to correct a refused field. */
  explainsFaults?: boolean;
};

/** Result messages of a form that was posted without scripts. Hidden until the fragment of the URL selects one. */
export function NativeFormResult({ form, sent, failed, faults, explainsFaults }: NativeFormResultProps) {
  return (
    <>
      <div id={`${form}-sent`} className={styles.result} role="status">
        {sent}
      </div>
      {faults.map(([fault, text]) => (
        <p
          key={fault}
          id={`${form}-failed-${fault}`}
          className={`${styles.result} ${styles.fault}`}
          role="alert"
        >
          {text}
        </p>
      ))}
      <div
        id={`${form}-failed`}
        className={explainsFaults ? `${styles.result} ${styles.explanation}` : styles.result}
        role="alert"
      >
        {failed}
      </div>
    </>
  );
}
