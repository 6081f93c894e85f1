import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ButtonLink } from './ButtonLink';
import styles from './SectionHeader.module.css';
import { WordBreaks } from './WordBreaks';

type SectionHeaderProps = {
  id: string;
  /** `ruled`: below a line; `plain`: one column; `split`: title and lead side by side. */
  look?: 'ruled' | 'plain' | 'split';
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** URL of the page with all entries. */
  viewAllHref?: string;
};

/** The header of a section: label, title, lead, and a link to all entries. */
export async function SectionHeader({
  id,
  look = 'ruled',
  label,
  title,
  lead,
  viewAllHref,
}: SectionHeaderProps) {
  const common = await getTranslator('common');
  return (
    <header className={[styles.head, styles[look]].filter(Boolean).join(' ')}>
      {label && <p className={styles.label}>{label}</p>}
      <h2 className={styles.title} id={`${id}-title`}>
        <WordBreaks>{title}</WordBreaks>
      </h2>
      {lead && (
        <p className={styles.lead}>
          <WordBreaks>{lead}</WordBreaks>
        </p>
      )}
      {viewAllHref && (
        <div className={styles.action}>
          <ButtonLink href={viewAllHref} look="quiet">
            {common('actions.viewAll')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
