import type { ReactNode } from 'react';
import { withFilter } from '@/lib/browser/lists/withFilter';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { readView } from '@/lib/shared/lists/readView';
import styles from './List.module.css';

export type FilterGroup = {
  /** The query parameter: one of the list's filters. */
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
};

type ListFiltersProps = { list: ListFacts; groups: FilterGroup[]; all: ReactNode; search: string };

/** The filters of a list, each a row of links that carry the state. */
export function ListFilters({ list, groups, all, search }: ListFiltersProps) {
  const { choices } = readView(search, list.filters);
  return groups.length === 0 ? null : (
    <div className={styles.filters}>
      {groups.map(({ name, label, options }) => {
        const chosen = choices.find((choice) => choice.name === name)?.value ?? '';
        const counts = list.filters.find((filter) => filter.name === name)?.counts ?? {};
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
                    data-count={option.value === '' ? list.total : counts[option.value]}
                    aria-current={option.value === chosen ? 'true' : undefined}
                  >
                    {option.label}{' '}
                    <span className={styles.count}>
                      {option.value === '' ? list.total : (counts[option.value] ?? 0)}
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
