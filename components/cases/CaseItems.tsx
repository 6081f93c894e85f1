'use client';

import type { ReactNode } from 'react';
import { List } from '@/components/lists/List';
import listStyles from '@/components/lists/List.module.css';
import type { ListProps } from '@/components/lists/listProps';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { type CaseEntry, caseShape } from '@/lib/shared/lists/entryShapes';
import { CaseCard } from './CaseCard';
import styles from './CaseItems.module.css';

/** Number of cases before the invitation to contact us. */
const CASES_BEFORE_INVITATION = 4;

type CaseItemsProps = ListProps<CaseEntry> & {
  contactLink: NonNullable<ListProps<CaseEntry>['contactLink']>;
  invitation: Record<'title' | 'text', ReactNode>;
};

/**
 * The list of customer cases with filters for industry and region, and an invitation to contact us among the cases. On
 * wide screens the regions are on a map beside the cases.
 */
export function CaseItems({ invitation, filters, ...props }: CaseItemsProps) {
  const picture = <Picture src="/images/bridge-map-small.svg" alt="" width={600} height={340} />;
  return (
    <List<CaseEntry, 'cases'>
      {...props}
      filters={filters.map((filter) =>
        filter.name === 'region' ? { ...filter, map: { className: styles.map, picture } } : filter,
      )}
      className={styles.cases}
      layout={styles.layout}
      shape={caseShape}
      getFilterValues={({ industry, region }) => ({ industry: [industry.id], region: [region.id] })}
      getAnchor={({ id }) => id}
      renderEntry={(item) => <CaseCard item={item} />}
      aside={{
        after: CASES_BEFORE_INVITATION,
        content: (
          <div className={listStyles.empty}>
            <p className={listStyles.emptyTitle}>{invitation.title}</p>
            <p>{invitation.text}</p>
            <ButtonLink href={props.contactLink.href}>{props.contactLink.label}</ButtonLink>
          </div>
        ),
      }}
    />
  );
}
