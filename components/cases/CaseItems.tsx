'use client';

import type { ReactNode } from 'react';
import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import { type CaseEntry, caseShape } from '@/lib/shared/lists/entryShapes';
import { CaseCard, type CaseLabels } from './CaseCard';
import { CaseInvite } from './CaseInvite';
import styles from './CaseItems.module.css';

/** After how many cases the reader is asked for their own. */
const BEFORE_INVITE = 4;

type CaseItemsProps = ListProps<CaseEntry> & {
  ask: NonNullable<ListProps<CaseEntry>['ask']>;
  caseLabels: CaseLabels & Record<'inviteTitle' | 'inviteText', ReactNode>;
};

/** The customer cases, to be filtered by industry and region. */
export function CaseItems({ caseLabels, ...props }: CaseItemsProps) {
  const { inviteTitle, inviteText } = caseLabels;
  return (
    <List<CaseEntry>
      {...props}
      className={styles.cases}
      shape={caseShape}
      valuesOf={({ industry, region }) => ({ industry: [industry.id], region: [region.id] })}
      anchorOf={({ id }) => id}
      render={(item) => <CaseCard item={item} labels={caseLabels} />}
      aside={{
        after: BEFORE_INVITE,
        content: (
          <CaseInvite title={inviteTitle} text={inviteText} action={props.ask.label} href={props.ask.href} />
        ),
      }}
    />
  );
}
