import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './EnquiryForm.module.css';
import type { Labels } from './getContactLabels';

type SuccessMessageProps = {
  labels: Labels;
  status: RefObject<HTMLDivElement | null>;
  onStartOver: () => void;
};

/** Success message that replaces the form; includes the expected reply time. */
export function SuccessMessage({ labels, status, onStartOver }: SuccessMessageProps) {
  return (
    <div className={styles.success} id="form-status" role="status" tabIndex={-1} ref={status}>
      <h2>{labels.success}</h2>
      <p>{labels.sentText}</p>
      <Button look="secondary" onClick={onStartOver}>
        {labels.another}
      </Button>
    </div>
  );
}
