'use client';

import { List, type ListProps } from '@/components/lists/List';
import { type CaseEntry, caseShape } from '@/lib/lists/entryShapes';
import { CaseCard, type CaseLabels } from './CaseCard';
import styles from './CaseItems.module.css';

/** The customer cases, to be filtered by industry and region. */
export function CaseItems({ caseLabels, ...props }: ListProps<CaseEntry> & { caseLabels: CaseLabels }) {
  return (
    <List<CaseEntry>
      {...props}
      className={styles.cases}
      shape={caseShape}
      valuesOf={({ industry, region }) => ({ industry: [industry.id], region: [region.id] })}
      anchorOf={({ id }) => id}
      render={(item) => <CaseCard item={item} labels={caseLabels} />}
    />
  );
}
