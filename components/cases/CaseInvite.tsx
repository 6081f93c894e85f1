import type { ReactNode } from 'react';
import list from '@/components/lists/List.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';

type CaseInviteProps = { title: ReactNode; text: ReactNode; action: ReactNode; href: string };

/** Among the cases, the place of the one that is not written yet: the reader's own. */
export function CaseInvite({ title, text, action, href }: CaseInviteProps) {
  return (
    <div className={list.empty}>
      <p className={list.emptyTitle}>{title}</p>
      <p>{text}</p>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
