import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ButtonLink } from './ButtonLink';
import styles from './SectionHeader.module.css';

type SectionHeadProps = {
  id: string;
  /** `ruled` under a line, `plain` as a column, `split` with the lead across, `display` as the page's largest words. */
  look?: 'ruled' | 'plain' | 'split' | 'display';
  /** The rank of the title, one lower for a part of a section. */
  level?: 'h2' | 'h3';
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The address of the page that shows all. */
  viewAll?: string;
};

/** The head of a section: label, title, lead, and the way to all of them. */
export async function SectionHeader({
  id,
  look = 'ruled',
  level: Title = 'h2',
  label,
  title,
  lead,
  viewAll,
}: SectionHeadProps) {
  const common = await getTranslator('common');
  return (
    <header className={[styles.head, styles[look]].filter(Boolean).join(' ')}>
      {label && <p className={styles.label}>{label}</p>}
      <Title className={styles.title} id={`${id}-title`}>
        {title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
      {viewAll && (
        <div className={styles.action}>
          <ButtonLink href={viewAll} look="quiet">
            {common('actions.viewAll')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
