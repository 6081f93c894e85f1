import type { RefObject } from 'react';
import styles from './EnquiryForm.module.css';
import type { FieldError } from './fieldErrors';
import type { Labels } from './getContactLabels';

type ErrorSummaryProps = {
  labels: Labels;
  fieldErrors: FieldError[];
  summary: RefObject<HTMLDivElement | null>;
};

/** Error summary, in field order. Entries link to their field. */
export function ErrorSummary({ labels, fieldErrors, summary }: ErrorSummaryProps) {
  return (
    <div id="form-faults" className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      {fieldErrors.length > 0 && (
        <>
          <p className={styles.statusTitle}>{labels.faulty}</p>
          <ul>
            {fieldErrors.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`}>{labels[name]}</a> <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
