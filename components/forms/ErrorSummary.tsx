import type { RefObject } from 'react';
import type { FieldError } from './fieldErrors';
import type { Labels } from './getContactLabels';
import styles from './LeadForm.module.css';

type ErrorSummaryProps = { labels: Labels; faults: FieldError[]; summary: RefObject<HTMLDivElement | null> };

/** What is wrong, at the top of the form and in its order; each entry leads to its field. */
export function ErrorSummary({ labels, faults, summary }: ErrorSummaryProps) {
  return (
    <div id="form-faults" className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      {faults.length > 0 && (
        <>
          <p className={styles.statusTitle}>{labels.faulty}</p>
          <ul>
            {faults.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`}>{labels[name]}</a>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
