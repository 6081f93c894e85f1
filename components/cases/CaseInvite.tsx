import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import styles from './CaseItems.module.css';

type CaseInviteProps = { title: ReactNode; text: ReactNode; action: ReactNode; href: string };

/** Among the cases, the one that is not written yet: the reader's own. */
export function CaseInvite({ title, text, action, href }: CaseInviteProps) {
  return (
    <div className={styles.invite}>
      <strong aria-hidden="true">?</strong>
      <p>{title}</p>
      <p>{text}</p>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
