import { type ReactNode, useEffect, useState } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import styles from './EnquiryForm.module.css';

type OptionalFieldsProps = {
  label: string;
  /** True if a field must be visible because of an error or a restored draft. */
  isNeeded: boolean;
  children: ReactNode;
};

/** Optional fields in a disclosure, closed by default. */
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
