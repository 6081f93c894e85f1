import type { RefObject } from 'react';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import styles from './EnquiryForm.module.css';
import type { FieldError } from './fieldErrors';
import type { Labels } from './getContactLabels';

type ErrorSummaryProps = {
  labels: Labels;
  fieldErrors: FieldError[];
  summary: RefObject<HTMLDivElement | null>;
  replyChannel: string | undefined;
};

/** Error summary, in field order. Entries link to their field; of email and phone, to the one that is visible now. */
export function ErrorSummary({ labels, fieldErrors, summary, replyChannel }: ErrorSummaryProps) {
  const getTarget = (name: string) =>
    name === 'email' || name === 'phone' ? getContactField(replyChannel) : name;
  return (
    <div id="form-faults" className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      {fieldErrors.length > 0 && (
        <>
          <p className={styles.statusTitle}>{labels.faulty}</p>
          <ul>
            {fieldErrors.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${getTarget(name)}`}>{labels[name]}</a> <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
