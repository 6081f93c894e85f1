import type { RefObject } from 'react';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import styles from './EnquiryForm.module.css';
import type { FieldError } from './fieldErrors';
import type { Labels } from './getContactLabels';

type ErrorSummaryProps = {
  labels: Labels;
  fieldErrors: FieldError[];
  summary: RefObject<HTMLDivElement | null>;
  /** Its field is visible. The visitor may have chosen another channel than the one that was submitted. */
  replyChannel: string | undefined;
};

/** Error summary at the top of the form, in field order; each entry links to its field. */
export function ErrorSummary({ labels, fieldErrors, summary, replyChannel }: ErrorSummaryProps) {
  return (
    <div id="form-faults" className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      {fieldErrors.length > 0 && (
        <>
          <p className={styles.statusTitle}>{labels.faulty}</p>
          <ul>
            {fieldErrors.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name === 'email' || name === 'phone' ? getContactField(replyChannel) : name}`}>
                  {labels[name]}
                </a>{' '}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
