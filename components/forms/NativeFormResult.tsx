import type { ReactNode } from 'react';
import styles from './NativeFormResult.module.css';

type NativeFormResultProps = {
  /** The form: the server redirects to `#{form}-sent` or `#{form}-failed`. */
  form: 'form' | 'newsletter';
  sent: ReactNode;
  failed: ReactNode;
};

/** Result messages of a form that was posted without scripts. Hidden until the fragment of the URL selects one. */
export function NativeFormResult({ form, sent, failed }: NativeFormResultProps) {
  return (
    <>
      <div id={`${form}-sent`} className={styles.result} role="status">
        {sent}
      </div>
      <div id={`${form}-failed`} className={styles.result} role="alert">
        {failed}
      </div>
    </>
  );
}
