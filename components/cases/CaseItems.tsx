'use client';

import { ListItems, type ListItemsProps } from '@/components/lists/ListItems';
import { type CaseEntry, caseShape } from '@/lib/lists/entryShapes';
import type { CaseLabels } from './CaseCard';
import { CaseItem } from './CaseItem';
import styles from './CaseItems.module.css';

/** The cases: all of them in the page, and those that a search finds. */
export function CaseItems({ caseLabels, ...props }: ListItemsProps & { caseLabels: CaseLabels }) {
  return (
    <ListItems<CaseEntry>
      {...props}
      className={styles.cases}
      shape={caseShape}
      render={(item) => <CaseItem item={item} labels={caseLabels} />}
    />
  );
}
