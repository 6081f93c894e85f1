import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { getReply } from '@/lib/enquiry/fields';
import styles from './EnquiryForm.module.css';
import type { Labels } from './getContactLabels';
import type { SentEnquiry } from './useContactForm';

type SuccessMessageProps = {
  labels: Labels;
  sent: SentEnquiry;
  status: RefObject<HTMLDivElement | null>;
  onCorrect: () => void;
  onStartOver: () => void;
};

/**
 * Success message that replaces the form: reference number and reply deadline, and the contact, so that the visitor
 * notices a typing error. It is also the acknowledgement of an enquiry without an email address.
 */
export function SuccessMessage({ labels, sent, status, onCorrect, onStartOver }: SuccessMessageProps) {
  const { values, receipt } = sent;
  const { number = '', hour = '', day = '' } = receipt;
  const { channel, contact } = getReply(values);
  const receiptText = labels.receipt
    .replace('{number}', number)
    .replace('{hour}', hour)
    .replace('{day}', day);
  return (
    <div
      className={styles.success}
      id="form-status"
      role="status"
      tabIndex={-1}
      ref={status}
      data-kind={values.kind}
    >
      <h2>{labels.success}</h2>
      {number ? (
        <>
          <p>{receiptText}</p>
          {values.corrects && <p>{labels.replaces.replace('{number}', values.corrects)}</p>}
          <p>{labels.workingTime}</p>
        </>
      ) : (
        <p>{labels.sentText}</p>
      )}
      {/* A function, because an email address may contain `$&`, which `replace` would interpret. A number
          stays on one line. */}
      <p>{labels.replyTo[channel].replace('{contact}', () => contact.replace(/(\d) (?=\d)/g, '$1\u00a0'))}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onCorrect}>
          {labels.correct}
        </Button>
        <Button look="secondary" onClick={onStartOver}>
          {labels.another}
        </Button>
      </div>
    </div>
  );
}
