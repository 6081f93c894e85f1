import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  /** The section's id: the heading is `{id}-title`. */
  id: string;
  /** A short label above the title, such as the product's name. */
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** A link at the end of the head, such as "View all". */
  action?: ReactNode;
};

/** The head of a section under its ruled line: label, title, lead, and a link at the end. */
export function SectionHead({ id, label, title, lead, action }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      {label && <p className={styles.label}>{label}</p>}
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}
