'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import { Picture } from '@/components/ui/Picture';
import type { CaseCard as Card } from '@/lib/collections/cases';
import { CaseCard } from './CaseCard';
import styles from './CaseItems.module.css';

/** The list of customer cases with filters for industry and region. On wide screens the regions are on a map beside it. */
export function CaseItems({ filters, ...props }: ListProps<Card>) {
  const picture = <Picture src="/images/bridge-map-small.svg" alt="" width={600} height={340} />;
  return (
    <List<Card>
      {...props}
      filters={filters.map((filter) =>
        filter.name === 'region' ? { ...filter, map: { className: styles.map, picture } } : filter,
      )}
      className={styles.cases}
      layout={styles.layout}
      getAnchor={({ id }) => id}
      renderEntry={(item) => <CaseCard item={item} />}
    />
  );
}
