import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import type { Labels } from './getContactLabels';
import styles from './LeadForm.module.css';

type SentNoteProps = { labels: Labels; status: RefObject<HTMLDivElement | null>; onAnother: () => void };

/** What stands in place of the form once it is stored: thanks, and when the answer comes. */
export function SuccessMessage({ labels, status, onAnother }: SentNoteProps) {
  return (
    <div className={styles.success} id="form-status" role="status" tabIndex={-1} ref={status}>
      <h2>{labels.success}</h2>
      <p>{labels.sentText}</p>
      <Button look="secondary" onClick={onAnother}>
        {labels.another}
      </Button>
    </div>
  );
}
