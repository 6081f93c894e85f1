import type { ReactNode } from 'react';
import { setFilter } from '@/lib/browser/lists/urlQuery';
import type { ListSummary } from '@/lib/shared/lists/listTypes';
import { getChoicesPath, parseListView } from '@/lib/shared/lists/parseListView';
import styles from './List.module.css';
import { type FilterGroup, getChoices } from './listProps';

type ListFiltersProps = { list: ListSummary; groups: FilterGroup[]; all: ReactNode; search: string };

/** The filters of a list: rows of links whose URLs contain the filter state. */
export function ListFilters({ list, groups, all, search }: ListFiltersProps) {
  const { choices } = parseListView(search, getChoices(groups));
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
                    href={setFilter(search, name, option.value)}
                    data-filter={name}
                    data-value={option.value}
                    aria-current={option.value === chosen ? 'true' : undefined}
                  >
                    {option.label}{' '}
                    <span className={styles.count}>
                      {list.counts[option.value && getChoicesPath([{ name, value: option.value }])] ?? 0}
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
