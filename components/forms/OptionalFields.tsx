import { type ReactNode, useEffect, useState } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import styles from './EnquiryForm.module.css';

type OptionalFieldsProps = {
  label: string;
  /** Whether there is something in it that must be seen: an error, or what a draft brings back. */
  isNeeded: boolean;
  children: ReactNode;
};

/** Fields that nobody has to fill in, folded away until somebody wants them. */
export function OptionalFields({ label, isNeeded, children }: OptionalFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  return (
    <Disclosure
      summary={label}
      className={styles.more}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className={styles.pair}>{children}</div>
    </Disclosure>
  );
}
