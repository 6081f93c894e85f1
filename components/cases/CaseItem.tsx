import type { ComponentProps } from 'react';
import { CaseCard } from './CaseCard';

/** A case as an item of the list, with what the filters look at. */
export function CaseItem(props: ComponentProps<typeof CaseCard>) {
  const { id, industry, region } = props.item;
  return (
    <li
      id={props.words ? undefined : id}
      data-item={id}
      data-industry={industry.id}
      data-region={region.id}
      data-result={props.words && ''}
      suppressHydrationWarning
    >
      <CaseCard {...props} />
    </li>
  );
}
