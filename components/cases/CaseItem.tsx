import type { ComponentProps } from 'react';
import { CaseCard } from './CaseCard';

/** A case as an item of the list, with what the filters look at. */
export function CaseItem(props: ComponentProps<typeof CaseCard>) {
  const { id, industry, region, mark } = props.item;
  return (
    <li
      id={mark ? undefined : id}
      data-item={id}
      data-industry={industry.id}
      data-region={region.id}
      data-result={mark && ''}
      suppressHydrationWarning
    >
      <CaseCard {...props} />
    </li>
  );
}
