import type { ReactNode } from 'react';
import { withFilter } from '@/lib/browser/lists/withFilter';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pathOf, readView } from '@/lib/shared/lists/readView';
import styles from './List.module.css';
import { choicesOf } from './listProps';

export type FilterGroup = {
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
};

type ListFiltersProps = { list: ListFacts; groups: FilterGroup[]; all: ReactNode; search: string };

/** The filters of a list, each a row of links that carry the state. */
export function ListFilters({ list, groups, all, search }: ListFiltersProps) {
  const { choices } = readView(search, choicesOf(groups));
  return groups.length === 0 ? null : (
    <div className={styles.filters}>
      {groups.map(({ name, label, options }) => {
        const chosen = choices.find((choice) => choice.name === name)?.value ?? '';
        return (
          <nav className={styles.group} key={name} aria-labelledby={`${list.id}-${name}`}>
            <p id={`${list.id}-${name}`}>{label}</p>
            <ul>
              {[{ value: '', label: all }, ...options].map((option) => (
                <li key={option.value}>
                  <a
                    className={styles.option}
                    href={withFilter(search, name, option.value)}
                    data-filter={name}
                    data-value={option.value}
                    aria-current={option.value === chosen ? 'true' : undefined}
                  >
                    {option.label}{' '}
                    <span className={styles.count}>
                      {list.counts[option.value && pathOf([{ name, value: option.value }])] ?? 0}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}
