import type { ReactNode } from 'react';
import styles from './NativeFormResult.module.css';

type NativeFormResultProps = {
  /** Which form: `server/enquiries/intake/formResultPath.ts` leads to `{form}-sent` and `{form}-failed`. */
  form: 'form' | 'newsletter';
  sent: ReactNode;
  failed: ReactNode;
};

/** What became of a form that the browser posted by itself: hidden until the address names one of the two. */
export function NativeFormResult({ form, sent, failed }: NativeFormResultProps) {
  return (
    <>
      <p id={`${form}-sent`} className={styles.result} role="status">
        {sent}
      </p>
      <p id={`${form}-failed`} className={styles.result} role="alert">
        {failed}
      </p>
    </>
  );
}
