import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  id: string;
  /** `ruled` under a line, `plain` as a column, `split` with the lead across, `display` as the page's largest words. */
  look?: 'ruled' | 'plain' | 'split' | 'display';
  /** The rank of the title, one lower for a part of a section. */
  level?: 'h2' | 'h3';
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
};

/** The head of a section: label, title, lead, and a link at the end. */
export function SectionHead({
  id,
  look = 'ruled',
  level: Title = 'h2',
  label,
  title,
  lead,
  action,
}: SectionHeadProps) {
  return (
    <header className={[styles.head, styles[look]].filter(Boolean).join(' ')}>
      {label && <p className={styles.label}>{label}</p>}
      <Title className={styles.title} id={`${id}-title`}>
        {title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}
